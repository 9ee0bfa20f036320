import type { Point } from '@scribblepup/imaging';
import { contains, crossings } from '@scribblepup/imaging/curves/rings';
import { chinOf } from '../../canvas/features';
import { noseOf } from '../../canvas/sheetHead';
import { ringOfHead, type PlacedDog } from '../../canvas/placedDog';
import type { LayoutInput } from './layoutInput';
import { openingPenalty } from './openingPenalty';
import { radiusOf, locateFeature, type Opening } from './opening';

/** How far the rim of an opening hides the feet of a dog, as a share of the opening's radius. */
const HIDDEN_FEET = 0.1;

/**
 * Up to three years, the feet end above the rim, because legs that cross it divide the ground behind
 * the dog into more fields than the age allows. The distance in sheet units leaves a gap of 3 mm.
 */
const FEET_ABOVE_RIM = 20;

/**
 * Minimum distance of the feet from the rim of a dog that seems to float, as a share of the radius.
 */
const FLOATING = 0.05;

/** Shares of the way down to try, so that the rim cuts off no chin. */
const WAYS_DOWN = [1, 0.75, 0.5, 0.25] as const;

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
  const way = distanceToRim(placedDog, opening);
  // The photo crops this head at the top. The crop must stay outside the opening, so do not move
  // the dog down.
  if (placedDog.dog.cut.top || way <= FLOATING * radius) return placedDog;
  const { item } = placedDog;
  const penalty = openingPenalty(placedDog, opening);
  const fields = fieldsBehind(placedDog, opening);
  for (const share of WAYS_DOWN) {
    const down = share * (isToddler ? way - FEET_ABOVE_RIM : way + HIDDEN_FEET * radius);
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
  const upright = ring.map((_, i) => ring[i ^ 1]);
  return (crossings([upright], x).find((rim) => rim > y) ?? y) - y;
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
