import type { DogDetails, MorePhoto } from './createBook';
import { useCreateBook } from './createBook';
import { setChosenDogs } from './createBookActions';
import { chooseDogsIn } from './morePhotos';
import { lastCutout } from './photoOnForm';
import { pointsFor } from './pointsFor';

/** The dogs after the first on Create Your Book, and who is on each photo. */

const same = (one: readonly DogDetails[], other: readonly DogDetails[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ name, born_month }, i) => name === other[i].name && born_month === other[i].born_month,
  );

export const setMoreDogs = (moreDogs: readonly DogDetails[]): void => {
  if (!same(moreDogs, useCreateBook.getState().moreDogs))
    useCreateBook.setState({ moreDogs, projectId: null });
};

const without = (shows: readonly number[], dog: number): readonly number[] => {
  const left = shows.filter((other) => other !== dog).map((one) => (one > dog ? one - 1 : one));
  return left.length > 0 ? left : [0];
};

/** Says which dogs the first photo shows. */
export const setShows = (shows: readonly number[]): void => {
  useCreateBook.setState({ shows, projectId: null });
  const state = useCreateBook.getState();
  const points = pointsFor(state, lastCutout(state.cutout)?.finder);
  if (points) setChosenDogs(points, true);
};

/** Says which dogs one of the photos after the first shows. */
export const setShowsOf = (photo: MorePhoto, shows: readonly number[]): void => {
  useCreateBook.setState(({ morePhotos }) => ({
    morePhotos: morePhotos.map((other) => (other.id === photo.id ? { ...other, shows } : other)),
    projectId: null,
  }));
  const points = pointsFor({ ...photo, shows }, lastCutout(photo.cutout)?.finder);
  if (points) chooseDogsIn(photo.id, points, true);
};

/** Removes a dog; a photo that shows nobody else becomes one of the first dog. */
export const removeDog = (dog: number): void => {
  const { moreDogs, morePhotos, shows } = useCreateBook.getState();
  useCreateBook.setState({ moreDogs: moreDogs.filter((_, i) => i + 1 !== dog), projectId: null });
  setShows(without(shows, dog));
  for (const photo of morePhotos) setShowsOf(photo, without(photo.shows, dog));
};
