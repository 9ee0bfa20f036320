import { flatten } from '@scribblepup/imaging/curves/path';
import type { Sides } from '@scribblepup/imaging/plane';
import type { Bounds, Point } from '@scribblepup/imaging';

// A point this close to a side, px, lies on it.
const ON_SIDE = 0.01;
// Minimum length of a stretch to round, dog units; a shorter one is hardly visible.
const MIN_STRETCH = 6;
// An arc is a cubic Bézier curve. The length of each handle is this share of the arc's width, but
// at most MAX_HANDLE dog units.
const HANDLE_SHARE = 0.5,
  MAX_HANDLE = 55;
// Height of an arc, as a share of the rise of its handles; half an arc gets the height of a full
// one.
const ARC_HEIGHT = 0.75;
// A handle continues the outline's direction over this many dog units below the top, and rises at
// least MIN_RISE for each unit of its length.
const DIRECTION_LENGTH = 25,
  MIN_RISE = 0.5;
// Length of the steps along an arc, dog units.
const STEP = 12;

type Line = readonly Point[];

/** An outline whose top was rounded. */
export interface RoundedOutline {
  readonly outline: readonly Line[];
  /** Whether a stretch is left that the photo cuts off. */
  readonly isCut: boolean;
}

/**
 * Rounds off an outline that the photo cuts off at the top. An arc that continues the outline on
 * both sides replaces each straight stretch along the top of the bounds; if one end of the stretch
 * lies on another cut side, half an arc replaces it. A stretch from one cut side to the other
 * stays, because that photo shows only part of the dog.
 * @param bounds of the outline, px
 * @param unit px per dog unit
 */
export function roundTop(
  outline: readonly Line[],
  bounds: Bounds,
  cut: Sides,
  unit: number,
): RoundedOutline {
  if (!cut.top) return { outline, isCut: false };
  const arcs = outline.map((ring) => withArcs(ring, bounds, cut, unit));
  return {
    outline: arcs.map((arc, i) => arc ?? outline[i]),
    isCut: arcs.includes(null),
  };
}

/** A ring with arcs; null if a stretch reaches from one cut side to the other. */
function withArcs(ring: Line, bounds: Bounds, cut: Sides, unit: number): Line | null {
  const isOnTop = ([, y]: Point): boolean => y <= bounds.y0 + ON_SIDE;
  const start = ring.findIndex((p) => !isOnTop(p));
  if (start < 0) return ring;
  // Begin and end below the top, so that no stretch is split.
  const rotated = [...ring.slice(start), ...ring.slice(0, start + 1)];
  const out: Point[] = [];
  let from = 0;
  for (const [i, p] of rotated.entries()) {
    if (isOnTop(p)) continue;
    if (i > from) {
      const below = { before: rotated.slice(0, from), after: rotated.slice(i) };
      const rounded = arcOver(rotated.slice(from, i), below, bounds, cut, unit);
      if (!rounded) return null;
      out.push(...rounded);
    }
    out.push(p);
    from = i + 1;
  }
  return out.slice(0, -1);
}

/**
 * The arc that replaces a stretch; null if the stretch runs from one cut side to the other.
 * @param below the outline's points before and after the stretch
 */
function arcOver(
  stretch: Line,
  below: { readonly before: Line; readonly after: Line },
  { x0, x1 }: Bounds,
  cut: Sides,
  unit: number,
): Line | null {
  const [from, to] = [stretch[0], stretch[stretch.length - 1]];
  const width = Math.abs(to[0] - from[0]);
  if (width < MIN_STRETCH * unit) return stretch;
  const isAtCut = ([x]: Point): boolean =>
    (cut.left && x < x0 + ON_SIDE) || (cut.right && x > x1 - ON_SIDE);
  if (isAtCut(from) && isAtCut(to)) return null;
  const isHalf = isAtCut(from) || isAtCut(to);
  const handle = isHalf
    ? ARC_HEIGHT * Math.min(2 * HANDLE_SHARE * width, MAX_HANDLE * unit)
    : Math.min(HANDLE_SHARE * width, MAX_HANDLE * unit);
  const up = handleFrom(from, below.before.toReversed(), handle, unit),
    down = handleFrom(to, below.after, handle, unit);
  if (isAtCut(from)) return halfArc(from, to, down, unit);
  if (isAtCut(to)) return halfArc(to, from, up, unit).toReversed();
  return arc(from, up, down, to, unit);
}

/**
 * Returns the end point of a handle, which continues the outline's direction past an end of the
 * stretch.
 * @param outline the points that lead down from that end, nearest first
 */
function handleFrom([x, y]: Point, outline: Line, length: number, unit: number): Point {
  const far =
    outline.find((p) => Math.hypot(p[0] - x, p[1] - y) >= DIRECTION_LENGTH * unit) ??
    outline[outline.length - 1];
  const [dx, dy] = [x - far[0], y - far[1]];
  const size = Math.hypot(dx, dy) || 1;
  const rise = Math.max(MIN_RISE, -dy / size);
  const across = Math.sqrt(1 - Math.min(1, rise) ** 2);
  return [x + Math.sign(dx) * across * length, y - rise * length];
}

/** Half an arc, from a cut side at the height of the handle to the other end of the stretch. */
const halfArc = ([side]: Point, [x, y]: Point, handle: Point, unit: number): Line =>
  arc([side, handle[1]], [(side + x) / 2, handle[1]], handle, [x, y], unit);

/** Points of an arc, from its ends and the end points of its handles. */
function arc(from: Point, up: Point, down: Point, to: Point, unit: number): Line {
  const [{ points }] = flatten({ ops: 'MC', xy: [from, up, down, to].flat() }, STEP * unit);
  return Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i], points[2 * i + 1]]);
}
