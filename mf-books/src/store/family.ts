import type { Project } from '@scribblepup/library';
import { formatList } from '../formatList';
import type { CreateBookState } from './createBook';

// The names of the dogs on Create Your Book, and which of them the photos show.

type Dogs = Pick<CreateBookState, 'details' | 'moreDogs'>;
type Photos = Pick<CreateBookState, 'shows' | 'morePhotos'>;

/** A dog without a name is called by its number. */
const namesOf = (dogs: readonly { readonly name: string }[]): readonly string[] =>
  dogs.map(({ name }, i) => name.trim() || `Dog ${i + 1}`);

/** The names of all dogs on the form. */
export const formDogNames = ({ details, moreDogs }: Dogs): readonly string[] =>
  namesOf([details, ...moreDogs]);

/** The names of a project's dogs. */
export const projectDogNames = ({ choices }: Project): readonly string[] =>
  namesOf([choices, ...(choices.companions ?? [])]);

/** Every group that a photo can show: one dog, or several together. */
export const groupsOf = (
  names: readonly string[],
): readonly { readonly shows: readonly number[]; readonly label: string }[] => {
  const groups = names.reduce<readonly (readonly number[])[]>(
    (known, _, dog) => [...known, ...known.map((group) => [...group, dog]), [dog]],
    [],
  );
  return groups
    .toSorted((a, b) => a.length - b.length)
    .map((shows) => ({ shows, label: formatList(shows.map((dog) => names[dog])) }));
};

/** Indexes of the dogs that no photo shows. */
export const dogsWithoutPhoto = (state: Dogs & Photos): readonly number[] => {
  const shownDogs = new Set([state, ...state.morePhotos].flatMap(({ shows }) => shows));
  return formDogNames(state).flatMap((_, dog) => (shownDogs.has(dog) ? [] : [dog]));
};

/** Message about the photos that are missing for the book; undefined if every dog has one. */
export const missingPhotosMessage = (state: Dogs & Photos): string | undefined => {
  const names = formDogNames(state);
  const missing = dogsWithoutPhoto(state);
  if (missing.length === 0) return undefined;
  return `Please add a photo of ${formatList(missing.map((dog) => names[dog]))}, and say who is on it`;
};
