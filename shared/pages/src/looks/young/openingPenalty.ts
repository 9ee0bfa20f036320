import type { Point } from '@scribblepup/imaging';
import { otherDogFeatures, ownFeatures } from '../../canvas/features';
import { noseOf } from '../../canvas/sheetHead';
import type { PlacedDog } from '../../canvas/placedDog';
import { locateFeature, type Opening } from './opening';

/**
 * The eyes and the nose of the known face; if no face is known, the middle of the head and the
 * nose.
 */
export function ownFace(placedDog: PlacedDog): Point[][] {
  const features = ownFeatures(placedDog);
  return features.length > 0 ? features : [[placedDog.head.eyeMidpoint], [noseOf(placedDog.head)]];
}

/** Penalty for an eye or a nose of another dog on the rim. */
export const OTHER_SLICED = 10;
/**
 * Penalty for an eye or a nose of the known face that is not inside, and for one of another dog
 * that is inside.
 */
const OWN_SLICED = 100,
  OTHER_INSIDE = 3;

/**
 * How badly an opening cuts through the faces of a photo; 0 if it shows the known face whole, and
 * no other.
 */
export function openingPenalty(placedDog: PlacedDog, opening: Opening): number {
  const cutFeatures = ownFace(placedDog).filter(
    (feature) => locateFeature(opening, feature) !== 'inside',
  );
  const others = otherDogFeatures(placedDog).map((feature) => locateFeature(opening, feature));
  return (
    OWN_SLICED * cutFeatures.length +
    OTHER_SLICED * others.filter((side) => side === 'sliced').length +
    OTHER_INSIDE * others.filter((side) => side === 'inside').length
  );
}
