import type { Cast, Choices } from '@scribblepup/pages';
import type { DogArt } from '@scribblepup/tracing';

/** The visitor's data about the dogs of a page, its own dog first. */
export type FamilyChoices = Pick<Choices, 'name' | 'bornMonth' | 'companions' | 'inOneDrawing'>;

/** Dogs of a family on a page. Not every page shows all of them. */
export interface FamilyDogs {
  /** The page's own dog, and the one that may be drawn next to it. */
  readonly cast: Cast;
  readonly choices: FamilyChoices;
}

/** The dogs of a page: the one that the choices are about, or some of a family. */
export type PageDogs = DogArt | FamilyDogs;

/** The drawings of a page's dogs. */
export const castOf = (dogs: PageDogs): DogArt | Cast => ('cast' in dogs ? dogs.cast : dogs);

/** The choices for a page of these dogs. */
export const choicesFor = (dogs: PageDogs, choices: Choices): Choices =>
  'cast' in dogs ? { ...choices, companions: [], inOneDrawing: false, ...dogs.choices } : choices;
