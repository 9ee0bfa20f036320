import { LOOK_TRAITS } from '../looks/traits';
import type { Need } from '../looks/types/traits';

export type { Need } from '../looks/types/traits';

/** The need of a look; `any` if every photo will do. */
export const needOf = (look: string): Need => LOOK_TRAITS.get(look)?.need ?? 'any';

/** Index in the cast of the dog whose birthday a look shows; undefined for any other look. */
export const birthdayOf = (look: string): number | undefined => LOOK_TRAITS.get(look)?.birthdayOf;
