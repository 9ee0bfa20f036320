import { dogParts } from './dogParts';
import { membersOf, placedDogOf, type PlacedDog } from './placedDog';

/**
 * The dogs at a spot that can wear things. A drawing in which two dogs do not touch is one spot, but
 * both of its dogs get a hat. The further one has the item of the whole drawing.
 */
export const wearersOf = (spot: PlacedDog): readonly PlacedDog[] =>
  membersOf(spot).flatMap((one) => {
    const [, further] = dogParts(one.dog) ?? [];
    return further ? [one, placedDogOf(further.inPlace, one.item, 0)] : [one];
  });

/** True if this is the further dog of another spot's drawing. */
export const isOtherDogOf = (wearer: PlacedDog, spot: PlacedDog): boolean =>
  wearer !== spot && wearer.item === spot.item;
