import { GestureRecognizer } from './gestureRecognizer';

const none = { kind: 'none' };

test('a pointer that hardly moves makes a tap where it went down', () => {
  const recognizer = new GestureRecognizer();
  expect(recognizer.down(1, [10, 10])).toEqual(none);
  expect(recognizer.move(1, [13, 12])).toEqual(none);
  expect(recognizer.up(1)).toEqual({ kind: 'tap', at: [10, 10] });
});

test('a pointer that moves makes a drag from where it went down, step by step', () => {
  const recognizer = new GestureRecognizer();
  recognizer.down(1, [10, 10]);
  expect(recognizer.move(1, [30, 10])).toEqual({
    kind: 'drag',
    from: [10, 10],
    to: [30, 10],
    isFirst: true,
  });
  expect(recognizer.move(1, [31, 10])).toEqual({
    kind: 'drag',
    from: [30, 10],
    to: [31, 10],
    isFirst: false,
  });
  expect(recognizer.up(1)).toEqual({ kind: 'drop' });
});

test('a second finger cancels the drag, and two fingers pinch', () => {
  const recognizer = new GestureRecognizer();
  recognizer.down(1, [0, 0]);
  expect(recognizer.down(2, [100, 0])).toEqual({ kind: 'cancel' });
  expect(recognizer.move(2, [200, 0])).toEqual({
    kind: 'pinch',
    from: [50, 0],
    to: [100, 0],
    factor: 2,
  });
  expect(recognizer.up(2)).toEqual(none);
  expect(recognizer.move(1, [50, 50])).toEqual(none);
  expect(recognizer.up(1)).toEqual(none);
});

test('a second pinch starts where the fingers are, even if one moved in between', () => {
  const recognizer = new GestureRecognizer();
  recognizer.down(1, [0, 0]);
  recognizer.down(2, [100, 0]);
  recognizer.up(2);
  expect(recognizer.move(1, [50, 0])).toEqual(none);
  recognizer.down(2, [150, 0]);
  expect(recognizer.move(1, [100, 0])).toEqual({
    kind: 'pinch',
    from: [100, 0],
    to: [125, 0],
    factor: 0.5,
  });
});

test('a pointer does nothing before it goes down, or after pointercancel', () => {
  const recognizer = new GestureRecognizer();
  expect(recognizer.move(1, [5, 5])).toEqual(none);
  expect(recognizer.up(1)).toEqual(none);
  recognizer.down(1, [5, 5]);
  expect(recognizer.cancel(1)).toEqual({ kind: 'cancel' });
  expect(recognizer.up(1)).toEqual(none);
});
