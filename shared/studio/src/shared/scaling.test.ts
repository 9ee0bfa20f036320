import { fitInside, scaleHints } from './scaling';

test('a size is scaled down to the longest side, never up', () => {
  expect(fitInside({ width: 4000, height: 2000 }, 2048)).toEqual({ width: 2048, height: 1024 });
  expect(fitInside({ width: 300, height: 200 }, 2048)).toEqual({ width: 300, height: 200 });
});

test('no side becomes zero', () => {
  expect(fitInside({ width: 10_000, height: 2 }, 500)).toEqual({ width: 500, height: 1 });
  expect(fitInside({ width: 2, height: 10_000 }, 500)).toEqual({ width: 1, height: 500 });
});

test('hints scale with the photo', () => {
  const hints = {
    crop: { x: 10, y: 20, width: 100, height: 200 },
    dabs: [{ x: 8, y: 6, radius: 4, mode: 'keep' as const }],
    eyes: [[10, 12] as const, [20, 12] as const],
    closedEyes: [[30, 12] as const],
    nose: [16, 20] as const,
    dogs: [[40, 60] as const, [90, 60] as const],
  };
  expect(scaleHints(hints, 0.5)).toEqual({
    crop: { x: 5, y: 10, width: 50, height: 100 },
    dabs: [{ x: 4, y: 3, radius: 2, mode: 'keep' }],
    eyes: [
      [5, 6],
      [10, 6],
    ],
    closedEyes: [[15, 6]],
    nose: [8, 10],
    dogs: [
      [20, 30],
      [45, 30],
    ],
  });
  expect(scaleHints({}, 0.5)).toEqual({});
});
