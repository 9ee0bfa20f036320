import type { Point } from '@scribblepup/imaging';
import { controlPointBounds } from '@scribblepup/imaging/curves/path';
import {
  offsetRing,
  cumulativeLengths,
  resampleRing,
  clockwise,
} from '@scribblepup/imaging/curves/rings';
import { clamp } from '@scribblepup/imaging/plane';
import type { SheetBox } from '../../canvas/sheet';
import { strokeText } from '../../lettering/strokes';

type Label = readonly [text: string, x: number, y: number];

/** Dots along a ring, as flat coordinates, and their numbers. */
export interface NumberedDots {
  readonly dots: readonly number[];
  readonly labels: readonly Label[];
}

/** Radius of a dot and height of its number, in sheet units. */
export const DOT_RADIUS = 4.2,
  NUMBER_HEIGHT = 12;

/** Maximum and minimum number of dots, and the minimum distance along the ring between them. */
const MAX_DOTS = 52,
  MIN_DOTS = 8,
  MIN_SPACING = 26;
/** Number of dots that each further try leaves out. */
const STEP = 2;

/** White space around a number, in sheet units. */
const SPACE = 2.5;

/** Distance of a number's middle from its dot, in sheet units. */
const DISTANCES = [17, 21];
/** Directions of a number from its dot, in radians from the outward normal: best first. */
const DIRECTIONS = [0, 0.6, -0.6, 1.2, -1.2, Math.PI, 2.5, -2.5, 1.9, -1.9];

/**
 * Places numbered dots along a ring, clockwise, so that no number touches another number or a dot.
 * A number goes outside the ring or, if a hollow leaves no room there, elsewhere around its dot. If
 * a number has no room at all, the ring gets fewer dots.
 * @param within the box for the numbers
 */
export function numberedDots(ring: readonly number[], within: SheetBox): NumberedDots {
  const ordered = clockwise(ring);
  const length = cumulativeLengths([...ring, ring[0], ring[1]]).at(-1) ?? 0;
  let n = clamp(Math.floor(length / MIN_SPACING), MIN_DOTS, MAX_DOTS);
  let placed = numbered(ordered, n, within);
  for (; placed.labels.length < n && n > MIN_DOTS; n -= STEP)
    placed = numbered(ordered, n - STEP, within);
  return placed;
}

/** Numbers n dots. Leaves out the numbers that have no room. */
function numbered(ring: readonly number[], n: number, within: SheetBox): NumberedDots {
  const dots = resampleRing(ring, n);
  const outside = offsetRing(dots, 1);
  const taken: SheetBox[] = [];
  for (let i = 0; i < n; i++)
    taken.push({
      x: dots[2 * i] - DOT_RADIUS,
      y: dots[2 * i + 1] - DOT_RADIUS,
      w: 2 * DOT_RADIUS,
      h: 2 * DOT_RADIUS,
    });
  const labels: Label[] = [];
  for (let i = 0; i < n; i++) {
    const dot: Point = [dots[2 * i], dots[2 * i + 1]];
    const normal = Math.atan2(outside[2 * i + 1] - dot[1], outside[2 * i] - dot[0]);
    const free = candidates(String(i + 1), dot, normal).find((label) => {
      const box = boxOf(label);
      return isInside(box, within) && !taken.some((other) => overlap(box, other));
    });
    if (!free) continue;
    labels.push(free);
    taken.push(boxOf(free));
  }
  return { dots, labels };
}

const candidates = (text: string, [x, y]: Point, normal: number): Label[] =>
  DISTANCES.flatMap((distance) =>
    DIRECTIONS.map((direction): Label => [
      text,
      x + Math.cos(normal + direction) * distance,
      y + Math.sin(normal + direction) * distance,
    ]),
  );

/** The box of a number with the space around it. */
function boxOf(label: Label): SheetBox {
  const [l, t, r, b] = controlPointBounds(strokeText(...label, NUMBER_HEIGHT));
  return { x: l - SPACE, y: t - SPACE, w: r - l + 2 * SPACE, h: b - t + 2 * SPACE };
}

const overlap = (a: SheetBox, b: SheetBox): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const isInside = (a: SheetBox, b: SheetBox): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
