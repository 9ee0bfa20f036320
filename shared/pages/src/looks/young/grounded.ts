import type { Point } from '@scribblepup/imaging';
import { contains, crossings } from '@scribblepup/imaging/curves/rings';
import { chinOf } from '../../canvas/features';
import { noseOf } from '../../canvas/sheetHead';
import { ringOfHead, type PlacedDog } from '../../canvas/placedDog';
import type { LayoutInput } from './layoutInput';
import { openingPenalty } from './openingPenalty';
import { radiusOf, locateFeature, type Opening } from './opening';

/** How much of a dog's feet the rim of an opening hides, as a share of the opening's radius. */
const HIDDEN_FEET = 0.1;

/**
 * Distance of the feet above the rim up to three years, in sheet units: a gap of 3 mm. Legs that
 * cross the rim would divide the ground behind the dog into more fields than the age allows.
 */
const FEET_ABOVE_RIM = 20;

/**
 * Maximum distance of a dog's feet from the rim, as a share of the radius. A dog that is higher
 * seems to float.
 */
const MAX_FEET_DISTANCE = 0.05;

/** Shares of that distance by which to move the dog down, tried until the rim cuts off no chin. */
const DISTANCE_SHARES = [1, 0.75, 0.5, 0.25] as const;

/**
 * Moves a dog that floats in an opening down until it stands or lies on the rim, or as far as the
 * faces allow.
 */
export function grounded(
  { stage, isToddler }: LayoutInput,
  placedDog: PlacedDog,
  opening: Opening,
): PlacedDog {
  const radius = radiusOf(opening);
  const distance = distanceToRim(placedDog, opening);
  // Do not move a head that the photo crops at the top: the crop must stay outside the opening.
  if (placedDog.dog.cut.top || distance <= MAX_FEET_DISTANCE * radius) return placedDog;
  const { item } = placedDog;
  const penalty = openingPenalty(placedDog, opening);
  const fields = fieldsBehind(placedDog, opening);
  for (const share of DISTANCE_SHARES) {
    const down = share * (isToddler ? distance - FEET_ABOVE_RIM : distance + HIDDEN_FEET * radius);
    const lower = stage.placeAt({ ...item, dy: item.dy + Math.max(0, down) });
    const chin: Point = [noseOf(lower.head)[0], chinOf(lower)];
    if (
      locateFeature(opening, [chin]) === 'inside' &&
      openingPenalty(lower, opening) <= penalty &&
      !(isToddler && fieldsBehind(lower, opening) > fields)
    )
      return lower;
  }
  return placedDog;
}

/** Distance from the lowest visible point of a dog down to the rim of an opening. */
function distanceToRim(placedDog: PlacedDog, { ring, top }: Opening): number {
  const body = ringOfHead(placedDog);
  let [x, y] = [0, top];
  for (let i = 0; i < body.length; i += 2)
    if (body[i + 1] > y && contains([ring], body[i], body[i + 1])) [x, y] = [body[i], body[i + 1]];
  // `crossings` expects a height. With x and y swapped, it finds the heights at an x.
  const swapped = ring.map((_, i) => ring[i ^ 1]);
  return (crossings([swapped], x).find((rim) => rim > y) ?? y) - y;
}

/**
 * Number of stretches of the rim that the dog does not cover; behind the dog, each stretch bounds a
 * field.
 */
function fieldsBehind({ rings }: PlacedDog, { ring }: Opening): number {
  let count = 0;
  let wasOnDog = contains(rings, ring[ring.length - 2], ring[ring.length - 1]);
  for (let i = 0; i < ring.length; i += 2) {
    const isOnDog = contains(rings, ring[i], ring[i + 1]);
    if (wasOnDog && !isOnDog) count++;
    wasOnDog = isOnDog;
  }
  return Math.max(1, count);
}
