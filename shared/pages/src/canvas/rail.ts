import { flatten, type Path } from '@scribblepup/imaging/curves/path';
import { cumulativeLengths, evenlySpacedPoints } from '@scribblepup/imaging/curves/rings';

/**
 * A line divided into even steps: `at(s, v)` is the point `s` steps along it and `v` units to its
 * right.
 */
export interface Rail {
  readonly steps: number;
  readonly at: (s: number, v: number) => readonly [x: number, y: number];
}

/**
 * Makes a rail along the first line of a path. Its steps are about `step` units long and divide
 * the line evenly.
 * @param shift offset of the rail to the right of the path; negative to the left
 */
export function railOf(path: Path, step: number, shift = 0): Rail {
  const { points = [], closed = false } = flatten(path, 6)[0] ?? {};
  const ring = closed ? [...points, points[0], points[1]] : points;
  const lengths = cumulativeLengths(ring);
  const steps = Math.max(2, Math.round(lengths[lengths.length - 1] / step));
  const evenPoints = evenlySpacedPoints(ring, steps);
  const normal = (i: number): [number, number] => {
    const [a, b] = closed
      ? [(i + steps - 1) % steps, (i + 1) % steps]
      : [Math.max(0, i - 1), Math.min(steps, i + 1)];
    const [dx, dy] = [
      evenPoints[2 * b] - evenPoints[2 * a],
      evenPoints[2 * b + 1] - evenPoints[2 * a + 1],
    ];
    const length = Math.hypot(dx, dy) || 1;
    return [-dy / length, dx / length];
  };
  return {
    steps,
    at(s, v) {
      const i = Math.max(0, Math.min(steps - 1, Math.floor(s)));
      const t = s - i;
      const [[ax, ay], [bx, by]] = [normal(i), normal(i + 1)];
      const mix = (p: number, q: number): number => p + (q - p) * t;
      const offset = v + shift;
      return [
        mix(evenPoints[2 * i], evenPoints[2 * i + 2]) + mix(ax, bx) * offset,
        mix(evenPoints[2 * i + 1], evenPoints[2 * i + 3]) + mix(ay, by) * offset,
      ];
    },
  };
}
