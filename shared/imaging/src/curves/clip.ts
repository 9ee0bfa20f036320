import type { Sides } from '../plane';
import type { Point } from '../types';

// A point this close to a side, px, lies on it.
const ON_SIDE = 1e-6;

/** A side of the picture. */
interface ClipLine {
  /** Signed distance from the line in px, positive inside. */
  readonly inward: (p: Point) => number;
}

/**
 * Clips a ring to the cut sides of a picture (Sutherland, Hodgman 1974). It adds a point
 * `cornerDistance` px before and after each corner that a cut makes, so that a curve through the
 * points keeps the corner.
 */
export function clipRing(
  ring: readonly Point[],
  width: number,
  height: number,
  cut: Sides,
  cornerDistance: number,
): Point[] {
  const lines: ClipLine[] = [];
  if (cut.left) lines.push({ inward: ([x]) => x });
  if (cut.top) lines.push({ inward: ([, y]) => y });
  if (cut.right) lines.push({ inward: ([x]) => width - x });
  if (cut.bottom) lines.push({ inward: ([, y]) => height - y });
  let points: readonly Point[] = ring;
  for (const line of lines) points = clipTo(points, line);
  const isCorner = points.map((p, i) => {
    const before = points[(i + points.length - 1) % points.length],
      after = points[(i + 1) % points.length];
    return lines.some(
      ({ inward }) => inward(p) < ON_SIDE && inward(before) < ON_SIDE !== inward(after) < ON_SIDE,
    );
  });
  return points.flatMap((p, i) => {
    const j = (i + 1) % points.length,
      next = points[j];
    const length = Math.hypot(next[0] - p[0], next[1] - p[1]);
    if (length < 3 * cornerDistance) return [p];
    const pointAt = (t: number): Point => [
      p[0] + ((next[0] - p[0]) * t) / length,
      p[1] + ((next[1] - p[1]) * t) / length,
    ];
    return [
      p,
      ...(isCorner[i] ? [pointAt(cornerDistance)] : []),
      ...(isCorner[j] ? [pointAt(length - cornerDistance)] : []),
    ];
  });
}

function clipTo(ring: readonly Point[], { inward }: ClipLine): Point[] {
  return ring.flatMap((p, i) => {
    const next = ring[(i + 1) % ring.length];
    const a = inward(p),
      b = inward(next);
    const kept: Point[] = a >= 0 ? [p] : [];
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const t = a / (a - b);
      kept.push([p[0] + (next[0] - p[0]) * t, p[1] + (next[1] - p[1]) * t]);
    }
    return kept;
  });
}
