import type { Point } from '@scribblepup/imaging';

// The direction of a line at a point is measured over this many points on both sides.
const TANGENT = 4;

/** Unit normals of a line at each of its points, all on the same side of it. */
export const normalsOf = (line: readonly Point[]): Point[] =>
  line.map((_, i) => {
    const a = line[Math.max(0, i - TANGENT)],
      b = line[Math.min(line.length - 1, i + TANGENT)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  });
