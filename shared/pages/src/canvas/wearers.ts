import { dogParts } from './dogParts';
import { membersOf, placedDogOf, type PlacedDog } from './placedDog';

/**
 * The dogs that can wear things. Two dogs of a drawing that do not fit together are placed as one
 * dog, but both get a hat. The second dog keeps the item of the whole drawing.
 */
export const wearersOf = (placedDog: PlacedDog): readonly PlacedDog[] =>
  membersOf(placedDog).flatMap((member) => {
    const [, otherDog] = dogParts(member.dog) ?? [];
    return otherDog ? [member, placedDogOf(otherDog.inPlace, member.item, 0)] : [member];
  });

/** True if the wearer is the other dog of the drawing that the placed dog belongs to. */
export const isOtherDogOf = (wearer: PlacedDog, placedDog: PlacedDog): boolean =>
  wearer !== placedDog && wearer.item === placedDog.item;
