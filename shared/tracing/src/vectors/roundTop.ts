import { flatten } from '@scribblepup/imaging/curves/curve';
import type { PixelBox, Sides } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';

// A point is on a side within this many px of it.
const ON = 0.01;
// An arc is a cubic Bézier curve. Each arm is this share of its width long, and at most this many
// dog units. The arc's height is HIGH of what its arms rise; half an arc gets the height of a full
// one.
const ARM = 0.5,
  LONGEST_ARM = 55,
  HIGH = 0.75;
// An arm continues the outline as it runs over this many dog units below the top, and rises at
// least this much for each unit of its length.
const BELOW = 25,
  LEAST_RISE = 0.5;
// A stretch shorter than this is hardly seen. Length of the steps of an arc. Dog units.
const SHORTEST = 6,
  STEP = 12;

type Line = readonly Point[];

/** An outline whose top was rounded. */
export interface Rounded {
  readonly outline: readonly Line[];
  /** True if a stretch is left that the photo cuts off. */
  readonly isCut: boolean;
}

/**
 * Rounds off what the photo's upper edge cuts off: an arc that continues the outline on both sides
 * takes the place of each straight stretch on the top of the bounds; half an arc, if the stretch
 * begins at a side that is cut off as well. A stretch from one such side to the other stays as it
 * is: that photo shows a part of the dog only.
 * @param bounds of the outline, px
 * @param unit px per dog unit
 */
export function roundTop(
  outline: readonly Line[],
  bounds: PixelBox,
  cut: Sides,
  unit: number,
): Rounded {
  if (!cut.top) return { outline, isCut: false };
  const arcs = outline.map((ring) => withArcs(ring, bounds, cut, unit));
  return {
    outline: arcs.map((arc, i) => arc ?? outline[i]),
    isCut: arcs.includes(null),
  };
}

/** A ring with arcs; null if a stretch reaches from one cut side to the other. */
function withArcs(ring: Line, bounds: PixelBox, cut: Sides, unit: number): Line | null {
  const isOnTop = ([, y]: Point): boolean => y <= bounds.y0 + ON;
  const start = ring.findIndex((p) => !isOnTop(p));
  if (start < 0) return ring;
  // Begin and end below the top, so that no stretch is divided.
  const turned = [...ring.slice(start), ...ring.slice(0, start + 1)];
  const out: Point[] = [];
  let from = 0;
  for (const [i, p] of turned.entries()) {
    if (isOnTop(p)) continue;
    if (i > from) {
      const below = { before: turned.slice(0, from), after: turned.slice(i) };
      const rounded = arcOver(turned.slice(from, i), below, bounds, cut, unit);
      if (!rounded) return null;
      out.push(...rounded);
    }
    out.push(p);
    from = i + 1;
  }
  return out.slice(0, -1);
}

/**
 * The arc in place of a stretch; null if it reaches from one cut side to the other.
 * @param below the outline before and after it
 */
function arcOver(
  stretch: Line,
  below: { readonly before: Line; readonly after: Line },
  { x0, x1 }: PixelBox,
  cut: Sides,
  unit: number,
): Line | null {
  const [from, to] = [stretch[0], stretch[stretch.length - 1]];
  const width = Math.abs(to[0] - from[0]);
  if (width < SHORTEST * unit) return stretch;
  const isAtCut = ([x]: Point): boolean => (cut.left && x < x0 + ON) || (cut.right && x > x1 - ON);
  if (isAtCut(from) && isAtCut(to)) return null;
  const isHalf = isAtCut(from) || isAtCut(to);
  const arm = isHalf
    ? HIGH * Math.min(2 * ARM * width, LONGEST_ARM * unit)
    : Math.min(ARM * width, LONGEST_ARM * unit);
  const up = armFrom(from, below.before.toReversed(), arm, unit),
    down = armFrom(to, below.after, arm, unit);
  if (isAtCut(from)) return halfArc(from, to, down, unit);
  if (isAtCut(to)) return halfArc(to, from, up, unit).toReversed();
  return arc(from, up, down, to, unit);
}

/**
 * The end of an arm: it leads on from an end of the stretch in the direction of the outline.
 * @param outline from there on downwards
 */
function armFrom([x, y]: Point, outline: Line, length: number, unit: number): Point {
  const far =
    outline.find((p) => Math.hypot(p[0] - x, p[1] - y) >= BELOW * unit) ??
    outline[outline.length - 1];
  const [dx, dy] = [x - far[0], y - far[1]];
  const size = Math.hypot(dx, dy) || 1;
  const rise = Math.max(LEAST_RISE, -dy / size);
  const across = Math.sqrt(1 - Math.min(1, rise) ** 2);
  return [x + Math.sign(dx) * across * length, y - rise * length];
}

/** Half an arc: it begins at a cut side, as high as the arm that it ends along. */
const halfArc = ([side]: Point, [x, y]: Point, arm: Point, unit: number): Line =>
  arc([side, arm[1]], [(side + x) / 2, arm[1]], arm, [x, y], unit);

/** Points of an arc from its ends and those of its arms. */
function arc(from: Point, up: Point, down: Point, to: Point, unit: number): Line {
  const [{ points }] = flatten({ ops: 'MC', xy: [from, up, down, to].flat() }, STEP * unit);
  return Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i], points[2 * i + 1]]);
}
