import {
  controlPointBounds,
  parsePath,
  joined,
  placed,
  type Path,
} from '@scribblepup/imaging/curves/path';
import type { Prop } from '../../canvas/prop';
import { contains, offsetRing } from '@scribblepup/imaging/curves/rings';
import { findFreeCircle, type FreeCircle, type SearchRegion } from '../../canvas/freeCircle';
import { AREA, inset } from '../../canvas/sheet';
import { outlinesAround, type PlacedDog } from '../../canvas/placedDog';
import type { Point } from '@scribblepup/imaging';
import { THING_LINE_FACTOR, type LayoutInput } from './layoutInput';

/** Minimum longer side of a prop's parts for young children, in sheet units. */
const MIN_PART = 62;
/** Minimum distance of things from the dog, in sheet units: 3 mm plus the line. */
export const THING_CLEARANCE = 22;
/** Minimum radius of a thing in sheet units: 31 mm across, at 2-3 years 43 mm. */
const MIN_RADIUS = 62,
  MIN_RADIUS_TODDLER = 84;

/** Minimum radius for inner lines in sheet units, and the scale at which inner lines are drawn. */
const MIN_RADIUS_INNER = 110,
  INNER_SCALE = 0.72;

const shapeOf = (prop: Prop): Path => joined(prop.map((part) => parsePath(part.d)));

/** Extent of a shape: its longer and its shorter side. */
function sidesOf(shape: Path): readonly [long: number, short: number] {
  const [l, t, r, b] = controlPointBounds(shape);
  return [Math.max(r - l, b - t), Math.min(r - l, b - t)];
}

/** Scale at which a prop fills a circle, and its center. */
function fillOf(prop: Prop, r: number): { scale: number; cx: number; cy: number } {
  const whole = shapeOf(prop);
  const [l, t, right, b] = controlPointBounds(whole);
  const [cx, cy] = [(l + right) / 2, (t + b) / 2];
  let radius = 1;
  for (let i = 0; i < whole.xy.length; i += 2)
    radius = Math.max(radius, Math.hypot(whole.xy[i] - cx, whole.xy[i + 1] - cy));
  return { scale: r / radius, cx, cy };
}

/** Whether a part of a prop is large enough to color at this scale. */
function isLarge({ d }: Prop[number], scale: number): boolean {
  const [longSide, shortSide] = sidesOf(placed(parsePath(d), 0, 0, scale));
  return longSide >= MIN_PART && shortSide >= MIN_PART / 3;
}

/** Minimum share of a thing's extent that its large parts must have: less would be a fragment. */
const MIN_WHOLE = 0.8;

/** Whether a thing of this radius is still whole without its small parts. */
function isWhole(prop: Prop, r: number): boolean {
  const { scale } = fillOf(prop, r);
  const largeParts = prop.filter((part) => part.fill !== 'none' && isLarge(part, scale));
  if (largeParts.length === 0) return false;
  const [all, kept] = [prop, largeParts].map((parts) => controlPointBounds(shapeOf(parts)));
  return [0, 1].every(
    (axis) => kept[axis + 2] - kept[axis] >= MIN_WHOLE * (all[axis + 2] - all[axis]),
  );
}

/**
 * Draws a thing in a free circle, as large as fits: its large shapes, and its inner lines scaled
 * down.
 */
export function drawInCircle(
  { stage, hasInnerLines }: LayoutInput,
  prop: Prop,
  { x, y, r }: FreeCircle,
  rotation = 0,
): void {
  const { scale, cx, cy } = fillOf(prop, r);
  const largeParts = prop.filter(
    (part) =>
      part.fill === 'black' ||
      ((part.fill !== 'none' || (hasInnerLines && r > MIN_RADIUS_INNER)) && isLarge(part, scale)),
  );
  const put = (parts: Prop, k: number): void => {
    const [dx, dy] = [cx * scale * k, cy * scale * k];
    stage.put(
      parts,
      x - dx * Math.cos(rotation) + dy * Math.sin(rotation),
      y - dy * Math.cos(rotation) - dx * Math.sin(rotation),
      scale * 100 * k,
      { rotation, line: THING_LINE_FACTOR },
    );
  };
  put(
    largeParts.filter((part) => part.fill !== 'none'),
    1,
  );
  put(
    largeParts.filter((part) => part.fill === 'none'),
    INNER_SCALE,
  );
}

/** The outlines of the dogs, grown by the distance that things must keep from them. */
export const grownOutline = (dog: PlacedDog): number[][] => outlinesAround(dog, THING_CLEARANCE);

/** The region for things: clear of the frame, if there is one. */
export const searchRegionFor = (frame: LayoutInput['frame']): SearchRegion =>
  frame
    ? { box: inset(frame.box, 36), edge: offsetRing(frame.ring, -THING_CLEARANCE) }
    : { box: inset(AREA, 4) };

/**
 * Draws things in the free places of a page, each as large as fits, with a radius of at most
 * `maxRadius`.
 * @param rings outlines that things must avoid
 * @param taken circles that are already occupied; the new ones are added
 * @param toward wanted direction of the first thing from the center, -1 to 1 on each axis; the next
 * ones go in the mirrored directions
 */
export function scatter(
  input: LayoutInput,
  things: readonly Prop[],
  rings: readonly number[][],
  taken: FreeCircle[],
  maxRadius: number,
  toward: Point,
): void {
  const { stage, frame, isToddler, sun } = input;
  // A sun whose middle is hidden is a scrap, which the page leaves out.
  if (sun && !rings.some((ring) => contains([ring], sun.x, sun.y))) taken.push(sun);
  const within = searchRegionFor(frame);
  const [x, y] = toward;
  const directions: readonly Point[] = [
    [x, y],
    [-x, y],
    [x, -y],
    [-x, -y],
  ];
  for (const [i, thing] of things.entries()) {
    const circle = findFreeCircle(
      within,
      rings,
      taken,
      [isToddler ? MIN_RADIUS_TODDLER : MIN_RADIUS, maxRadius],
      directions[i % directions.length],
    );
    if (!circle || !isWhole(thing, circle.r)) continue;
    taken.push({ ...circle, r: circle.r + THING_CLEARANCE });
    const put = (): void => drawInCircle(input, thing, circle, stage.rng.between(-0.16, 0.16));
    // The first thing shows what the page is about, so the page drops even the ground before it. Up
    // to three years it is the only thing, and pages without it would be too much alike.
    if (isToddler) put();
    else stage.extra(i === 0 ? 0 : i + 1, put);
  }
}
