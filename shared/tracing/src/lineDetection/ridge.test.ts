import { plane, type Plane } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { nonMaximumSuppression, strokeWidth } from './ridge';
import { snapToEdges } from '../vectors/snap';

const SIDE = 200;
const tones = (at: (x: number, y: number) => number): Plane =>
  plane(
    SIDE,
    SIDE,
    Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
      at((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5),
    ),
  );
const upright = {
  tx: new Float32Array(SIDE * SIDE),
  ty: new Float32Array(SIDE * SIDE).fill(1),
  width: SIDE,
  height: SIDE,
};

describe('ridges', () => {
  const bar = tones((x) => Math.max(0, 1 - Math.abs(x - 100) / 10));

  it('run along the middle of the response', () => {
    const found = nonMaximumSuppression(bar, upright, 1);
    for (let y = 20; y < 180; y += 20) {
      const on = [...Array(SIDE).keys()].filter((x) => found.data[y * SIDE + x] > 0.5);
      expect(on).not.toHaveLength(0);
      expect(Math.min(...on)).toBeGreaterThanOrEqual(97);
      expect(Math.max(...on)).toBeLessThanOrEqual(102);
    }
  });

  it('have the width of the response', () => {
    expect(strokeWidth(bar, upright, 100, 100, 30)).toBeCloseTo(11, 0);
  });
});

describe('snapping', () => {
  const line: Point[] = Array.from({ length: 80 }, (_, i) => [95, 60 + i]);

  it('moves a line onto a step beside it', () => {
    const moved = snapToEdges(
      line,
      tones((x) => (x < 100 ? 20 : 80)),
      1,
    );
    expect(moved).toHaveLength(line.length);
    for (const [x] of moved) expect(Math.abs(x - 100)).toBeLessThan(1.5);
  });

  it('leaves a line in place if it is in the middle of a dark fold or no edge is near', () => {
    const fold = tones((x) => (Math.abs(x - 95) < 4 ? 20 : 80));
    for (const picture of [fold, tones(() => 50)])
      for (const [x] of snapToEdges(line, picture, 1)) expect(Math.abs(x - 95)).toBeLessThan(0.6);
  });
});
