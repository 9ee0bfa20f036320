import { controlPointBounds, parsePath } from '@scribblepup/imaging/curves/path';
import type { Prop } from '../../canvas/prop';
import { membersOf, type PlacedDog } from '../../canvas/placedDog';
import { wearersOf } from '../../canvas/wearers';
import { AREA } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import type { DogRoom } from '../../canvas/dogRoom';
import { hatOn, type HatFit } from './hatPlace';

/** Height of a hat above its origin; 100 units are the head's width. */
function heightOf(hat: Prop): number {
  return -Math.min(...hat.map((part) => controlPointBounds(parsePath(part.d))[1]));
}

/** Places a dog in a room so that its hat stays below `ceiling`. */
export function standWithHat(
  stage: Stage,
  room: DogRoom,
  hat: Prop,
  fit: HatFit = {},
  ceiling = AREA.y + 24,
): PlacedDog {
  const heightFactor = heightOf(hat) / 100;
  let placedDog = stage.stand(room);
  for (
    let i = 0, k = 0.95;
    i < 12 &&
    wearersOf(placedDog).some(
      ({ head }) => head.top[1] - head.width * (fit.size ?? 1) * heightFactor < ceiling,
    );
    i++, k *= 0.95
  )
    placedDog = stage.stand({ ...room, w: room.w * k, h: room.h * k });
  return placedDog;
}

/**
 * The dogs that get a hat or glasses: the page's own dogs, and if possible the other dog in a
 * drawing.
 */
export const dogsToDress = (stage: Stage, placedDog: PlacedDog): PlacedDog[] =>
  wearersOf(placedDog).filter(
    (wearer) => membersOf(placedDog).includes(wearer) || stage.canDressOtherDog(wearer),
  );

/**
 * Puts a hat on each head with its brim above the eyes. A head on which it would cover the face, or
 * hang in the air, gets none. Draws nothing if the photo crops the top of the heads.
 */
export function putOnHat(stage: Stage, placedDog: PlacedDog, hat: Prop, fit: HatFit = {}): void {
  if (stage.dog.cut.top) return;
  for (const wearer of dogsToDress(stage, placedDog)) {
    const place = hatOn(wearer, hat, fit);
    if (place) stage.putOn(wearer, hat, place.x, place.y, place.size, { rotation: place.rotation });
  }
}

/** True if a hat would be on the head of a dog, and not over its face. */
export const fitsHead = (
  stage: Stage,
  placedDog: PlacedDog,
  hat: Prop,
  fit: HatFit = {},
): boolean => !stage.dog.cut.top && hatOn(placedDog, hat, fit) !== null;

/** Puts glasses on the eyes of each dog. False if no face is known. */
export function putOnGlasses(stage: Stage, placedDog: PlacedDog, pair: Prop, size = 1): boolean {
  const worn = dogsToDress(stage, placedDog).map((wearer) => glassesOn(stage, wearer, pair, size));
  return worn.includes(true);
}

function glassesOn(stage: Stage, placedDog: PlacedDog, pair: Prop, size: number): boolean {
  const { face } = placedDog.head;
  if (!face) return false;
  const [a, b] = face.eyes;
  const rotation = Math.atan2(b[1] - a[1], b[0] - a[0]);
  stage.putOn(
    placedDog,
    pair,
    (a[0] + b[0]) / 2,
    (a[1] + b[1]) / 2,
    Math.hypot(b[0] - a[0], b[1] - a[1]) * size,
    { rotation },
  );
  return true;
}
