import fc from 'fast-check';
import { localMaxima, refinePeak, type Heatmap } from './heatmap';

const heatOf = (
  width: number,
  height: number,
  value: (x: number, y: number) => number,
): Heatmap => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) =>
    value(i % width, Math.floor(i / width)),
  ),
});

test('a peak between cells is located exactly', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 3, max: 8, noNaN: true }),
      fc.double({ min: 3, max: 5, noNaN: true }),
      fc.double({ min: 0.7, max: 3, noNaN: true }),
      (x, y, sigma) => {
        const heat = heatOf(
          12,
          9,
          (u, v) => 0.9 * Math.exp(-((u - x) ** 2 + (v - y) ** 2) / (2 * sigma ** 2)),
        );
        const peak = refinePeak(heat, localMaxima(heat, 0.2)[0]);
        expect(Math.hypot(peak.x - x, peak.y - y)).toBeLessThan(0.02);
      },
    ),
  );
});

test('maxima above the threshold come highest first', () => {
  const heat = heatOf(9, 3, (x, y) => (y === 1 ? [0, 0.3, 0, 0.9, 0.8, 0.1, 0.15, 0, 0.5][x] : 0));
  expect(localMaxima(heat, 0.2)).toEqual([
    { x: 3, y: 1 },
    { x: 8, y: 1 },
    { x: 1, y: 1 },
  ]);
});

test('a peak at the edge stays there, and a flat one stays at its cell', () => {
  expect(
    refinePeak(
      heatOf(4, 4, (x, y) => 1 / (1 + x + y)),
      { x: 0, y: 0 },
    ),
  ).toEqual({ x: 0, y: 0 });
  expect(
    refinePeak(
      heatOf(4, 4, () => 0.5),
      { x: 2, y: 1 },
    ),
  ).toEqual({ x: 2, y: 1 });
});
