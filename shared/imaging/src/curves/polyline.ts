import { gaussianKernel } from '../blur';
import type { Point } from '../types';
import { resampleRing } from './rings';

/** Length of a line, in the units of its points. */
export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++)
    sum += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
  return sum;
}

/**
 * Total absolute turning of a line, radians. It is measured between arms of `arm` points (at least
 * one), so that shorter wiggles do not count.
 */
export function totalTurning(line: readonly Point[], arm: number): number {
  const reach = Math.max(1, arm),
    step = Math.max(1, reach >> 1);
  let sum = 0;
  for (let i = step; i + step < line.length; i += step) {
    const [a, b, c] = [
      line[Math.max(0, i - reach)],
      line[i],
      line[Math.min(line.length - 1, i + reach)],
    ];
    const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
    sum += Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  }
  // The arms overlap, so each turn was counted reach / step times.
  return (sum * step) / reach;
}

/** The runs of consecutive points of a line that pass a test. */
export function splitIntoRuns(
  line: readonly Point[],
  isKept: (p: Point, i: number) => boolean,
): Point[][] {
  const runs: Point[][] = [];
  let open = false;
  line.forEach((p, i) => {
    const kept = isKept(p, i);
    if (kept && open) runs[runs.length - 1].push(p);
    else if (kept) runs.push([p]);
    open = kept;
  });
  return runs;
}

/**
 * Signed area of a ring (shoelace formula); positive if it runs clockwise on the sheet (y
 * downward).
 */
export function signedRingArea(ring: readonly Point[]): number {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    sum += x * ny - nx * y;
  });
  return sum / 2;
}

/**
 * Resamples a ring to points at even distances along it, from its first point on.
 * @param density minimum number of points per unit of length
 */
export function resampleRingByDensity(ring: readonly Point[], density: number): Point[] {
  const count = Math.ceil(lengthOf([...ring, ring[0]]) * density);
  const flat = resampleRing(ring.flat(), count);
  return Array.from({ length: count }, (_, i) => [flat[2 * i], flat[2 * i + 1]] as const);
}

/** Gaussian smoothing of the coordinates, sigma in points. An open line keeps its ends. */
export function gaussianSmooth(line: readonly Point[], sigma: number, closed = false): Point[] {
  const n = line.length;
  if (n < 4) return [...line];
  const kernel = gaussianKernel(sigma),
    radius = (kernel.length - 1) / 2;
  const xs = extended(line, 0, radius, closed),
    ys = extended(line, 1, radius, closed);
  return line.map((_, i) => [convolvedAt(xs, kernel, i), convolvedAt(ys, kernel, i)] as const);
}

/**
 * One coordinate of a line's points, extended by `padding` values at both ends: a ring wraps
 * around, an open line is mirrored through its end points.
 */
function extended(
  line: readonly Point[],
  axis: 0 | 1,
  padding: number,
  closed: boolean,
): Float64Array {
  const n = line.length,
    first = line[0][axis],
    last = line[n - 1][axis];
  return Float64Array.from({ length: n + 2 * padding }, (_, i) => {
    const q = i - padding;
    if (closed) return line[((q % n) + n) % n][axis];
    if (q < 0) return 2 * first - line[Math.min(n - 1, -q)][axis];
    return q < n ? line[q][axis] : 2 * last - line[Math.max(0, 2 * (n - 1) - q)][axis];
  });
}

/** Weighted sum of the values from index `from` on. */
function convolvedAt(values: Float64Array, kernel: Float32Array, from: number): number {
  let sum = 0;
  for (let j = 0; j < kernel.length; j++) sum += kernel[j] * values[from + j];
  return sum;
}

/**
 * Smooths a line but moves no point farther than `maxMove` px: wobbles disappear, corners stay.
 * @param sigma in points
 */
export function smoothWithin(
  line: readonly Point[],
  sigma: number,
  maxMove: number,
  closed = false,
): Point[] {
  return gaussianSmooth(line, sigma, closed).map(([x, y], i) => {
    const [px, py] = line[i],
      distance = Math.hypot(x - px, y - py),
      share = distance > maxMove ? maxMove / distance : 1;
    return [px + (x - px) * share, py + (y - py) * share] as const;
  });
}

/**
 * Reduces a line to few points, within `tolerance` of the original (Ramer 1972; Douglas, Peucker
 * 1973). Points may have any number of dimensions. Pass a ring with its start repeated.
 */
export function simplify<T extends readonly number[]>(line: readonly T[], tolerance: number): T[] {
  if (line.length < 3) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [from, to] = range;
    let farthest = -1,
      largest = tolerance;
    for (let i = from + 1; i < to; i++) {
      const d = distanceToSegment(line[i], line[from], line[to]);
      if (d > largest) {
        largest = d;
        farthest = i;
      }
    }
    if (farthest < 0) continue;
    keep[farthest] = 1;
    stack.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => keep[i]);
}

/** Simplifies a closed ring; its first point stays. */
export const simplifyRing = (ring: readonly Point[], tolerance: number): Point[] =>
  simplify([...ring, ring[0]], tolerance).slice(0, -1);

/** A segment longer than this many times the shorter of its neighbors is split. */
const MAX_LENGTH_RATIO = 3;
/** Shorter segments count as this long, so that they do not split their neighbors endlessly. */
const MIN_SEGMENT = 0.5;
const MAX_SPLIT_ROUNDS = 32;

/**
 * Splits segments much longer than their neighbors: a Catmull-Rom curve through unevenly spaced
 * points overshoots next to short segments. Points may have any number of dimensions.
 */
export function splitLongSegments<T extends readonly number[]>(
  line: readonly T[],
  closed: boolean,
): T[] {
  let points = [...line];
  for (let round = 0; round < MAX_SPLIT_ROUNDS; round++) {
    const next = splitOnce(points, closed);
    if (next.length === points.length) break;
    points = next;
  }
  return points;
}

function splitOnce<T extends readonly number[]>(points: readonly T[], closed: boolean): T[] {
  const n = points.length,
    segments = closed ? n : n - 1;
  const lengths = Array.from({ length: segments }, (_, i) =>
    Math.hypot(...points[i].map((v, c) => points[(i + 1) % n][c] - v)),
  );
  const lengthAt = (i: number): number =>
    closed ? lengths[(i + segments) % segments] : (lengths[i] ?? Infinity);
  return points.flatMap((p, i) => {
    if (i >= segments) return [p];
    const length = lengths[i],
      before = Math.max(MIN_SEGMENT, lengthAt(i - 1)),
      after = Math.max(MIN_SEGMENT, lengthAt(i + 1));
    if (length <= MAX_LENGTH_RATIO * Math.min(before, after)) return [p];
    const t =
      before <= after
        ? (before * (MAX_LENGTH_RATIO - 1)) / length
        : 1 - (after * (MAX_LENGTH_RATIO - 1)) / length;
    const q = points[(i + 1) % n];
    return [p, p.map((v, c) => v + (q[c] - v) * t) as unknown as T];
  });
}

function distanceToSegment(
  p: readonly number[],
  a: readonly number[],
  b: readonly number[],
): number {
  let dot = 0,
    squared = 0;
  for (let c = 0; c < p.length; c++) {
    dot += (p[c] - a[c]) * (b[c] - a[c]);
    squared += (b[c] - a[c]) ** 2;
  }
  const t = squared > 0 ? Math.max(0, Math.min(1, dot / squared)) : 0;
  let sum = 0;
  for (let c = 0; c < p.length; c++) sum += (p[c] - a[c] - t * (b[c] - a[c])) ** 2;
  return Math.sqrt(sum);
}
