import { curveBounds, curve } from '@scribblepup/imaging/curves/curve';
import type { Prop } from '../../canvas/prop';
import { membersOf, type Spot } from '../../canvas/spot';
import { wearersOf } from '../../canvas/wearers';
import { AREA } from '../../canvas/sheet';
import type { Point } from '@scribblepup/imaging';
import type { Stage } from '../../canvas/stage';
import type { Stand } from '../../canvas/stand';

export interface Worn {
  /** Depth to which the hat sinks into the head, as a share of the head's width. */
  readonly sink?: number;
  /** Factor for the head's width. */
  readonly size?: number;
}

/** Height of a hat above its origin; 100 units are the head's width. */
function heightOf(hat: Prop): number {
  return -Math.min(...hat.map((part) => curveBounds(curve(part.d))[1]));
}

/** Places a dog in a room so that its hat stays below `ceiling`. */
export function standHatted(
  stage: Stage,
  stand: Stand,
  hat: Prop,
  worn: Worn = {},
  ceiling = AREA.y + 24,
): Spot {
  const tall = heightOf(hat) / 100;
  let spot = stage.stand(stand);
  for (
    let i = 0, k = 0.95;
    i < 12 &&
    wearersOf(spot).some(
      ({ head }) => head.top[1] - head.width * (worn.size ?? 1) * tall < ceiling,
    );
    i++, k *= 0.95
  )
    spot = stage.stand({ ...stand, w: stand.w * k, h: stand.h * k });
  return spot;
}

/**
 * Maximum width of a hat in sheet units: a wider one, on a head that fills the page, would hide
 * everything else.
 */
const MAX_HAT_WIDTH = 560;

/**
 * Distance from the top of the head to the eyes along the hat's axis; to the higher eye if the face
 * is tilted more than the hat.
 */
function foreheadOf({ head: { top, mid, tilt, face } }: Spot): number {
  const down = ([x, y]: Point): number =>
    (x - top[0]) * -Math.sin(tilt) + (y - top[1]) * Math.cos(tilt);
  if (!face) return down(mid);
  const [a, b] = face.eyes;
  return Math.max(
    0.4 * down(mid),
    Math.min(down(a), down(b)) - 0.1 * Math.hypot(b[0] - a[0], b[1] - a[1]),
  );
}

/** The dogs that get a hat or glasses: the page's own, and further ones of a drawing if possible. */
const dressed = (stage: Stage, spot: Spot): Spot[] =>
  wearersOf(spot).filter((one) => membersOf(spot).includes(one) || stage.canDressFurther(one));

/**
 * Puts a hat on each head with its brim above the eyes. Draws nothing if the photo crops the top of
 * the heads.
 */
export function wear(stage: Stage, spot: Spot, hat: Prop, worn: Worn = {}): void {
  if (stage.dog.cut.top) return;
  for (const one of dressed(stage, spot)) wearOne(stage, one, hat, worn);
}

function wearOne(stage: Stage, spot: Spot, hat: Prop, { sink = 0.12, size = 1 }: Worn): void {
  const { top, tilt, width } = spot.head;
  const forehead = foreheadOf(spot);
  const brim = Math.max(...hat.map((part) => curveBounds(curve(part.d))[3])) / 100;
  const fits = Math.min(1, (forehead * 0.78) / (width * size * brim || 1));
  const across = (2 * Math.max(...hat.map((part) => curveBounds(curve(part.d))[2]))) / 100;
  const wide = Math.min(width * size * Math.max(0.8, fits), MAX_HAT_WIDTH / across);
  const deep = Math.min(width * sink, forehead * 0.72 - wide * brim);
  stage.putOn(spot, hat, top[0] - Math.sin(tilt) * deep, top[1] + Math.cos(tilt) * deep, wide, {
    turn: tilt,
  });
}

/** Puts glasses on the eyes of each dog. False if no face is known. */
export function glasses(stage: Stage, spot: Spot, pair: Prop, size = 1): boolean {
  const worn = dressed(stage, spot).map((one) => glassesOn(stage, one, pair, size));
  return worn.includes(true);
}

function glassesOn(stage: Stage, spot: Spot, pair: Prop, size: number): boolean {
  const { face } = spot.head;
  if (!face) return false;
  const [a, b] = face.eyes;
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  stage.putOn(
    spot,
    pair,
    (a[0] + b[0]) / 2,
    (a[1] + b[1]) / 2,
    Math.hypot(b[0] - a[0], b[1] - a[1]) * size,
    { turn },
  );
  return true;
}
