import type { Point } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';
import type { DogItem } from '../model/types';
import {
  contains,
  offsetRing,
  resampleRing,
  outerRings,
  windingNumber,
} from '@scribblepup/imaging/curves/rings';
import { withRoundedSides } from './roundedSides';
import { croppedSidesOf } from './crop';
import type { SheetBox } from './sheet';
import { headOnSheet, type SheetHead } from './sheetHead';

/** The dog at a position on the sheet. */
export interface PlacedDog {
  readonly dog: DogArt;
  readonly item: DogItem;
  readonly box: SheetBox;
  readonly rings: readonly number[][];
  readonly head: SheetHead;
  readonly toSheet: (p: Point) => Point;
  /** The dogs of a group, back to front; absent for a dog alone. */
  readonly members?: readonly PlacedDog[];
}

/** The dogs of a group, back to front, or the dog itself. */
export const membersOf = (placedDog: PlacedDog): readonly PlacedDog[] =>
  placedDog.members ?? [placedDog];

/** The outer ring around the head; the first ring if no ring contains the head. */
export function ringOfHead({ rings, head }: PlacedDog): readonly number[] {
  return outerRings(rings).find((ring) => contains([ring], ...head.eyeMidpoint)) ?? rings[0] ?? [];
}

/** Number of points of a grown outline. */
const OUTLINE_POINTS = 80;

/**
 * The outlines of a dog, or of all dogs of a group, grown by a distance that things keep from them.
 * They include the rounded sides with which the page may close a cropped dog.
 */
export const outlinesAround = (placedDog: PlacedDog, distance: number): number[][] =>
  membersOf(placedDog).flatMap(({ dog, toSheet }) =>
    outerRings(ringsOnSheet(withRoundedSides(dog, croppedSidesOf(dog)), toSheet)).map((ring) =>
      offsetRing(resampleRing(ring, OUTLINE_POINTS), distance),
    ),
  );

/** A ring whose points are converted by `at`. */
export function movedRing(ring: readonly number[], at: (point: Point) => Point): number[] {
  const out: number[] = [];
  for (let i = 0; i < ring.length; i += 2) out.push(...at([ring[i], ring[i + 1]]));
  return out;
}

/** The outline of a dog on the sheet. */
const ringsOnSheet = ({ outline }: DogArt, at: PlacedDog['toSheet']): number[][] =>
  outline.map((ring) => movedRing(ring, at));

/** True if a point is in at least one of the rings, which may overlap and cross themselves. */
export const isInAny = (rings: readonly (readonly number[])[], [x, y]: Point): boolean =>
  rings.some((ring) => windingNumber(ring, x, y) !== 0);

/**
 * Computes the dog's geometry on the sheet.
 * @param extraTilt extra tilt of the head in radians, to the right in the photo.
 */
export function placedDogOf(dog: DogArt, item: DogItem, extraTilt: number): PlacedDog {
  const at = ([x, y]: Point): Point => [
    item.dx + (item.mirror ? -1 : 1) * item.scale * x,
    item.dy + item.scale * y,
  ];
  const rings = ringsOnSheet(dog, at);
  const w = dog.width * item.scale;
  const box = { x: item.mirror ? item.dx - w : item.dx, y: item.dy, w, h: dog.height * item.scale };
  const head = headOnSheet(
    dog,
    { rings, box, at, scale: item.scale },
    item.mirror ? -extraTilt : extraTilt,
  );
  return { dog, item, box, rings, toSheet: at, head };
}
