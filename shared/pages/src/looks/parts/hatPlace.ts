import type { Point } from '@scribblepup/imaging';
import { parsePath, controlPointBounds, flatten } from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import { clamp } from '@scribblepup/imaging/plane';
import type { Prop } from '../../canvas/prop';
import { topOfHead, type SheetHead } from '../../canvas/sheetHead';
import type { PlacedDog } from '../../canvas/placedDog';

export interface HatFit {
  /** Depth to which the hat sinks into the head, as a share of the head's width. */
  readonly sink?: number;
  /** Factor for the head's width. */
  readonly size?: number;
}

/**
 * The position of a hat on the sheet; `size` is the length of its 100 units, `rotation` in radians.
 */
export interface HatPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rotation: number;
}

/** The line across a hat on which it rests: its height and half its width, in units of the prop. */
const REST = { y: 10, half: 40 };

/**
 * Maximum width of a hat in sheet units: a wider one, on a head that fills the page, would hide
 * everything else.
 */
const MAX_HAT_WIDTH = 560;

/** Minimum height of the forehead for a hat, as a share of the head's width. */
const MIN_FOREHEAD = 0.1;

/**
 * Limits for the overhang of a hat's rest on one side, as shares of the hat's size. Below the
 * first, the hat is not moved; if it exceeds the second after being moved, it is left out.
 */
const OVERHANG_TOLERANCE = 0.1,
  MAX_OVERHANG = 0.24;

/** Maximum tilt of a hat on a head that looks up or to the side, in radians: 60 degrees. */
const MAX_TILT = Math.PI / 3;

/** Step along a hat's rest, in sheet units. */
const SPAN_STEP = 2;

/**
 * Tilts to try, as shares of the way from the head's tilt to the direction from the nose to the
 * eyes.
 */
const TILT_STEPS = [0, 1 / 6, 1 / 3, 1 / 2, 2 / 3, 1];

/**
 * The position of a hat that covers neither an eye nor the nose and rests on the head; null if
 * there is none. The hat is as upright as possible. If no face is known, it sits on top of the
 * head.
 */
export function hatOn(placedDog: PlacedDog, hat: Prop, fit: HatFit): HatPlace | null {
  const { head } = placedDog;
  if (!head.face) return placeAt(head, hat, fit);
  const features = featuresOf(placedDog);
  for (const tilt of tiltsOf(head)) {
    const top = topOfHead(head.eyeMidpoint, tilt, placedDog.rings);
    const place = top && fittedPlace(placedDog, { ...head, top, tilt }, hat, fit);
    if (place && !covers(hat, place, features)) return place;
  }
  return null;
}

/** The tilts to try, in radians: the head's own first, then toward the back of the head. */
function tiltsOf({ tilt, eyeMidpoint, nose }: SheetHead): number[] {
  if (!nose) return [tilt];
  const up = Math.atan2(eyeMidpoint[0] - nose[0], nose[1] - eyeMidpoint[1]);
  const tilts = TILT_STEPS.map((share) => clamp(tilt + (up - tilt) * share, -MAX_TILT, MAX_TILT));
  return [...new Set(tilts)];
}

/** A place whose rest is on the head, moved along the rest if necessary; null if there is none. */
function fittedPlace(
  placedDog: PlacedDog,
  head: SheetHead,
  hat: Prop,
  fit: HatFit,
): HatPlace | null {
  if (foreheadOf(head) < MIN_FOREHEAD * head.width) return null;
  const place = placeAt(head, hat, fit);
  const span = spanOnDog(placedDog, place);
  if (!span) return null;
  const halfRest = (REST.half / 100) * place.size;
  const [left, right] = [halfRest + span[0], halfRest - span[1]];
  if (Math.max(left, right) < OVERHANG_TOLERANCE * place.size) return place;
  const shift = left > 0 && right > 0 ? (left - right) / 2 : shiftOf(left, right);
  if (Math.max(left - shift, right + shift) > MAX_OVERHANG * place.size) return null;
  const { rotation } = place;
  return {
    ...place,
    x: place.x + Math.cos(rotation) * shift,
    y: place.y + Math.sin(rotation) * shift,
  };
}

/**
 * How far to move a rest that overhangs the head on one side, so that it does not overhang on the
 * other.
 */
const shiftOf = (left: number, right: number): number =>
  left > right ? Math.min(left, -right) : -Math.min(right, -left);

/**
 * The part of a hat's rest that is on the dog, in sheet units from the middle; null if the middle
 * is off.
 */
function spanOnDog(
  { rings }: PlacedDog,
  { x, y, size, rotation }: HatPlace,
): [left: number, right: number] | null {
  const restDepth = (REST.y / 100) * size;
  const isOnDog = (t: number): boolean =>
    contains(
      rings,
      x - Math.sin(rotation) * restDepth + Math.cos(rotation) * t,
      y + Math.cos(rotation) * restDepth + Math.sin(rotation) * t,
    );
  if (!isOnDog(0)) return null;
  const reach = (side: -1 | 1): number => {
    let t = 0;
    while (t < 1.5 * size && isOnDog(side * (t + SPAN_STEP))) t += SPAN_STEP;
    return side * t;
  };
  return [reach(-1), reach(1)];
}

/** The usual place of a hat on a head, with its brim above the eyes. */
function placeAt(head: SheetHead, hat: Prop, { sink = 0.12, size = 1 }: HatFit): HatPlace {
  const { top, tilt, width } = head;
  const forehead = foreheadOf(head);
  const brim = Math.max(...hat.map((part) => controlPointBounds(parsePath(part.d))[3])) / 100;
  const foreheadFactor = Math.min(1, (forehead * 0.78) / (width * size * brim || 1));
  const relativeWidth =
    (2 * Math.max(...hat.map((part) => controlPointBounds(parsePath(part.d))[2]))) / 100;
  const hatSize = Math.min(
    width * size * Math.max(0.8, foreheadFactor),
    MAX_HAT_WIDTH / relativeWidth,
  );
  const depth = Math.min(width * sink, forehead * 0.72 - hatSize * brim);
  return {
    x: top[0] - Math.sin(tilt) * depth,
    y: top[1] + Math.cos(tilt) * depth,
    size: hatSize,
    rotation: tilt,
  };
}

/**
 * Distance from the top of the head to the eyes along the hat's axis; to the higher eye if the face
 * is tilted more than the hat.
 */
function foreheadOf({ top, eyeMidpoint, tilt, face }: SheetHead): number {
  const down = ([x, y]: Point): number =>
    (x - top[0]) * -Math.sin(tilt) + (y - top[1]) * Math.cos(tilt);
  if (!face) return down(eyeMidpoint);
  const [a, b] = face.eyes;
  return Math.max(
    0.4 * down(eyeMidpoint),
    Math.min(down(a), down(b)) - 0.1 * Math.hypot(b[0] - a[0], b[1] - a[1]),
  );
}

/**
 * Points of the face that no hat may cover: the eyes, the nose with its outline, and the muzzle.
 */
export function featuresOf({ dog, toSheet, head: { face, eyeMidpoint } }: PlacedDog): Point[] {
  if (!face) return [];
  const centers: Point[] = [...face.eyes, face.nose];
  const outlines = dog.solids.map((solid) =>
    solid.flatMap((x, i) => (i % 2 === 0 ? [toSheet([x, solid[i + 1]])] : [])),
  );
  const ownOutlines = outlines.filter((points) =>
    centers.some((center) => contains([points.flat()], ...center)),
  );
  const muzzle: Point = [(eyeMidpoint[0] + face.nose[0]) / 2, (eyeMidpoint[1] + face.nose[1]) / 2];
  return [...centers, muzzle, ...ownOutlines.flat()];
}

/** True if a filled part of a hat covers one of the points. */
export function covers(
  hat: Prop,
  { x, y, size, rotation }: HatPlace,
  points: readonly Point[],
): boolean {
  const [cos, sin, scale] = [Math.cos(rotation), Math.sin(rotation), 100 / size];
  const hatPoints = points.map(([px, py]): Point => {
    const [dx, dy] = [(px - x) * scale, (py - y) * scale];
    return [cos * dx + sin * dy, cos * dy - sin * dx];
  });
  return hat.some(({ d, fill }) => {
    if (fill === 'none') return false;
    const rings = flatten(parsePath(d), 8).map((line) => line.points);
    return hatPoints.some((point) => contains(rings, ...point));
  });
}
