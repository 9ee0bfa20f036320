import { useCreateBook, type DogDetails } from './createBook';
import { setShows } from './createBookActions';
import { setShowsOf } from './morePhotos';

// The dogs after the first on Create Your Book.

const areSameDogs = (one: readonly DogDetails[], other: readonly DogDetails[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ name, born_month }, i) => name === other[i].name && born_month === other[i].born_month,
  );

export const setMoreDogs = (moreDogs: readonly DogDetails[]): void => {
  if (!areSameDogs(moreDogs, useCreateBook.getState().moreDogs))
    useCreateBook.setState({ moreDogs, projectId: null });
};

const without = (shows: readonly number[], dog: number): readonly number[] => {
  const left = shows.filter((other) => other !== dog).map((one) => (one > dog ? one - 1 : one));
  return left.length > 0 ? left : [0];
};

/** Removes a dog; a photo that shows nobody else becomes one of the first dog. */
export const removeDog = (dog: number): void => {
  const { moreDogs, morePhotos, shows } = useCreateBook.getState();
  useCreateBook.setState({ moreDogs: moreDogs.filter((_, i) => i + 1 !== dog), projectId: null });
  setShows(without(shows, dog));
  for (const photo of morePhotos) setShowsOf(photo.id, without(photo.shows, dog));
};
