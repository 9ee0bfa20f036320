import { useCreateBook, type DogDetails } from './createBook';
import { setShows } from './createBookActions';
import { setShowsOf } from './morePhotos';

// The dogs after the first on Create Your Book.

const areSameDogs = (a: readonly DogDetails[], b: readonly DogDetails[]): boolean =>
  a.length === b.length &&
  a.every(({ name, born_month }, i) => name === b[i].name && born_month === b[i].born_month);

export const setMoreDogs = (moreDogs: readonly DogDetails[]): void => {
  if (!areSameDogs(moreDogs, useCreateBook.getState().moreDogs))
    useCreateBook.setState({ moreDogs, projectId: null });
};

const withoutDog = (shows: readonly number[], dog: number): readonly number[] => {
  const remaining = shows
    .filter((index) => index !== dog)
    .map((index) => (index > dog ? index - 1 : index));
  return remaining.length > 0 ? remaining : [0];
};

/** Removes a dog. A photo that shows only this dog then counts as a photo of the first dog. */
export const removeDog = (dog: number): void => {
  const { moreDogs, morePhotos, shows } = useCreateBook.getState();
  useCreateBook.setState({ moreDogs: moreDogs.filter((_, i) => i + 1 !== dog), projectId: null });
  setShows(withoutDog(shows, dog));
  for (const photo of morePhotos) setShowsOf(photo.id, withoutDog(photo.shows, dog));
};
