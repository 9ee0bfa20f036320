import type { Point } from '../types';
import { turnOf } from './polyline';

describe('turnOf', () => {
  /** An arc of `turn` radians, with points 1 apart. */
  const arc = (radius: number, turn: number): Point[] =>
    Array.from({ length: Math.round(radius * turn) + 1 }, (_, i): Point => [
      radius * Math.cos(i / radius),
      radius * Math.sin(i / radius),
    ]);

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'is the angle of an arc, over arms of %s points',
    (arm) => {
      expect(Math.abs(turnOf(arc(200, 3), arm) / 3 - 1)).toBeLessThan(0.02);
    },
  );

  it('does not count wiggles shorter than the arms', () => {
    const line = Array.from({ length: 200 }, (_, i): Point => [i, (i % 2) * 0.5]);
    expect(turnOf(line, 1)).toBeGreaterThan(100);
    expect(turnOf(line, 8)).toBeLessThan(10);
  });
});
