import { dogParts } from './dogParts';
import { membersOf, spotOf, type Spot } from './spot';

/**
 * The dogs at a spot that can wear things. A drawing in which two dogs do not touch is one spot, but
 * both of its dogs get a hat. The further one has the item of the whole drawing.
 */
export const wearersOf = (spot: Spot): readonly Spot[] =>
  membersOf(spot).flatMap((one) => {
    const [, further] = dogParts(one.dog) ?? [];
    return further ? [one, spotOf(further.inPlace, one.item, 0)] : [one];
  });

/** True if this is the further dog of another spot's drawing. */
export const isFurtherDogOf = (wearer: Spot, spot: Spot): boolean =>
  wearer !== spot && wearer.item === spot.item;
