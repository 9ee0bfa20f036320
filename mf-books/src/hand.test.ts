import { Hand } from './hand';

const none = { kind: 'none' };

test('a pointer that hardly moves is a tap where it went down', () => {
  const hand = new Hand();
  expect(hand.down(1, [10, 10])).toEqual(none);
  expect(hand.move(1, [13, 12])).toEqual(none);
  expect(hand.up(1)).toEqual({ kind: 'tap', at: [10, 10] });
});

test('a pointer that moves is a drag from there, step by step', () => {
  const hand = new Hand();
  hand.down(1, [10, 10]);
  expect(hand.move(1, [30, 10])).toEqual({
    kind: 'drag',
    from: [10, 10],
    to: [30, 10],
    isFirst: true,
  });
  expect(hand.move(1, [31, 10])).toEqual({
    kind: 'drag',
    from: [30, 10],
    to: [31, 10],
    isFirst: false,
  });
  expect(hand.up(1)).toEqual({ kind: 'drop' });
});

test('a second finger discards the stroke, and the two move and zoom', () => {
  const hand = new Hand();
  hand.down(1, [0, 0]);
  expect(hand.down(2, [100, 0])).toEqual({ kind: 'cancel' });
  expect(hand.move(2, [200, 0])).toEqual({ kind: 'pinch', from: [50, 0], to: [100, 0], factor: 2 });
  expect(hand.up(2)).toEqual(none);
  expect(hand.move(1, [50, 50])).toEqual(none);
  expect(hand.up(1)).toEqual(none);
});

test('a pointer does nothing before it goes down, or after pointercancel', () => {
  const hand = new Hand();
  expect(hand.move(1, [5, 5])).toEqual(none);
  expect(hand.up(1)).toEqual(none);
  hand.down(1, [5, 5]);
  expect(hand.cancel(1)).toEqual({ kind: 'cancel' });
  expect(hand.up(1)).toEqual(none);
});
