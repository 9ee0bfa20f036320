import { PathBuilder } from './PathBuilder';

const { ceil, hypot, max, min, round } = Math;

/** A path as commands (M, L, C, Z) and their flat absolute coordinates. */
export interface Path {
  readonly ops: string;
  readonly xy: readonly number[];
}

/** Affine matrix: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

// The cache is emptied when it holds more than this many paths.
const MAX_CACHED = 3000;
// Minimum and maximum number of line segments for a cubic.
const MIN_LINES = 2,
  MAX_LINES = 48;
// Path data keeps tenths of a unit.
const TENTHS = 10;

const cache = new Map<string, Path>();
const TOKEN = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/g;
const ARGUMENTS_PER_COMMAND: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/**
 * Parses SVG path data and caches the result. Reads all commands, relative or absolute, but the
 * flags of an arc need separators.
 * @throws SyntaxError on an unknown command or a wrong number of arguments
 */
export function parsePath(d: string): Path {
  const cached = cache.get(d);
  if (cached) return cached;
  const parsed = parsePathUncached(d);
  if (cache.size > MAX_CACHED) cache.clear();
  cache.set(d, parsed);
  return parsed;
}

/** Like `parsePath` but without the cache, for long paths that are read only once. */
export function parsePathUncached(d: string): Path {
  const tokens = d.match(TOKEN) ?? [];
  const builder = new PathBuilder();
  let command = '';
  for (let i = 0; i < tokens.length;) {
    const isNamed = /^[a-zA-Z]/.test(tokens[i]);
    if (isNamed) command = tokens[i++];
    const count = ARGUMENTS_PER_COMMAND[command.toLowerCase()];
    if (count === undefined) throw new SyntaxError(`unknown path command ${command}`);
    const numbers = tokens.slice(i, i + count).map(Number);
    // Z takes no arguments, so `i` would never advance past a number after it.
    if (count === 0 ? !isNamed : numbers.length < count || numbers.some(Number.isNaN))
      throw new SyntaxError(`wrong number of arguments for path command ${command}`);
    i += count;
    builder.add(command, numbers);
    // Further pairs of numbers after a move are lines.
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return { ops: builder.ops, xy: builder.xy };
}

/** Transforms a path by an affine matrix. */
export function transform(path: Path, [a, b, c, d, e, f]: Matrix): Path {
  const xy = new Array<number>(path.xy.length);
  for (let i = 0; i < xy.length; i += 2) {
    const x = path.xy[i];
    const y = path.xy[i + 1];
    xy[i] = a * x + c * y + e;
    xy[i + 1] = b * x + d * y + f;
  }
  return { ops: path.ops, xy };
}

/**
 * Mirrors a path left to right if `mirror` is true, scales it, rotates it (radians, clockwise on
 * the sheet) and moves it to x, y.
 */
export function placed(
  path: Path,
  x: number,
  y: number,
  scale = 1,
  rotation = 0,
  mirror = false,
): Path {
  const cos = Math.cos(rotation) * scale;
  const sin = Math.sin(rotation) * scale;
  const m = mirror ? -1 : 1;
  return transform(path, [cos * m, sin * m, -sin, cos, x, y]);
}

/** Joins several paths into one. */
export function joined(paths: readonly Path[]): Path {
  return { ops: paths.map(({ ops }) => ops).join(''), xy: paths.flatMap(({ xy }) => xy) };
}

/** Maps every point through a function, for text on arcs and waves. */
export function warped(
  path: Path,
  bend: (x: number, y: number) => readonly [number, number],
): Path {
  const xy: number[] = [];
  for (let i = 0; i < path.xy.length; i += 2) xy.push(...bend(path.xy[i], path.xy[i + 1]));
  return { ops: path.ops, xy };
}

const COORDINATES_PER_OP: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Z: 0 };

/** Writes path data with absolute commands and one decimal (a tenth of a unit is 0.025 mm). */
export function toPathData(path: Path): string {
  let d = '';
  let offset = 0;
  for (const op of path.ops) {
    d += op;
    const end = offset + COORDINATES_PER_OP[op];
    for (let first = true; offset < end; offset++, first = false) {
      const v = round(path.xy[offset] * TENTHS) / TENTHS;
      d += first || v < 0 ? v : ` ${v}`;
    }
  }
  return d;
}

/**
 * Flattens a path to polylines, each cubic in steps of about `step` units; `closed` says whether
 * the polyline ended with Z.
 */
export function flatten(path: Path, step = 4): { points: number[]; closed: boolean }[] {
  const lines: { points: number[]; closed: boolean }[] = [];
  let points: number[] = [];
  let offset = 0;
  for (const op of path.ops) {
    if (op === 'M') lines.push({ points: (points = []), closed: false });
    if (op === 'Z') {
      lines[lines.length - 1].closed = true;
      continue;
    }
    if (op === 'C') addCubic(points, path.xy, offset, step);
    else points.push(path.xy[offset], path.xy[offset + 1]);
    offset += COORDINATES_PER_OP[op];
  }
  return lines;
}

/** True if the last subpath of a path is closed. */
export const isClosed = ({ ops }: Path): boolean => ops.endsWith('Z');

/** The closed subpaths of a path, flattened in steps of about `step` units. */
export const closedRings = (path: Path, step: number): number[][] =>
  flatten(path, step).flatMap(({ points, closed }) => (closed ? [points] : []));

function addCubic(points: number[], xy: readonly number[], offset: number, step: number): void {
  const x0 = points[points.length - 2];
  const y0 = points[points.length - 1];
  const [x1, y1, x2, y2, x3, y3] = [
    xy[offset],
    xy[offset + 1],
    xy[offset + 2],
    xy[offset + 3],
    xy[offset + 4],
    xy[offset + 5],
  ];
  const length = hypot(x1 - x0, y1 - y0) + hypot(x2 - x1, y2 - y1) + hypot(x3 - x2, y3 - y2);
  const n = max(MIN_LINES, min(MAX_LINES, ceil(length / step)));
  for (let k = 1; k <= n; k++) {
    const t = k / n;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    points.push(b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3, b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3);
  }
}

/** Left, top, right, bottom of the path itself, which its control points may exceed. */
export function tightBounds(path: Path): ReturnType<typeof controlPointBounds> {
  return controlPointBounds({ ops: '', xy: flatten(path, 20).flatMap(({ points }) => points) });
}

/** Left, top, right, bottom of the control points. */
export function controlPointBounds(
  path: Path,
): [left: number, top: number, right: number, bottom: number] {
  let [l, t, r, b] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < path.xy.length; i += 2) {
    l = min(l, path.xy[i]);
    r = max(r, path.xy[i]);
    t = min(t, path.xy[i + 1]);
    b = max(b, path.xy[i + 1]);
  }
  return [l, t, r, b];
}
