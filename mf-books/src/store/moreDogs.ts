import type { Point } from '@scribblepup/studio';
import { dogPoints } from '../dogPoints';
import type { DogDetails, MorePhoto } from './createBook';
import { useCreateBook } from './createBook';
import { setChosenDogs } from './createBookActions';
import { chooseDogsIn } from './morePhotos';
import { lastCutout, type PhotoOnForm } from './photoOnForm';

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

/**
 * The dogs to draw from a photo that shows `count` dogs, as a point on each; null to keep the
 * current ones, such as those that the visitor tapped.
 */
const pointsFor = (
  { chosenDogs, dogsFollowShows, cutout }: PhotoOnForm,
  count: number,
): readonly Point[] | null => {
  if (chosenDogs.length > 0 && !dogsFollowShows) return null;
  const points = dogPoints(lastCutout(cutout)?.finder, count) ?? [];
  // Both come from the same answer of the finder, so equal numbers mean equal points.
  return points.length === chosenDogs.length ? null : points;
};

/** Says which dogs the first photo shows. */
export const setShows = (shows: readonly number[]): void => {
  useCreateBook.setState({ shows, projectId: null });
  const points = pointsFor(useCreateBook.getState(), shows.length);
  if (points) setChosenDogs(points, true);
};

/** Says which dogs one of the photos after the first shows. */
export const setShowsOf = (photo: MorePhoto, shows: readonly number[]): void => {
  useCreateBook.setState(({ morePhotos }) => ({
    morePhotos: morePhotos.map((other) => (other.id === photo.id ? { ...other, shows } : other)),
    projectId: null,
  }));
  const points = pointsFor(photo, shows.length);
  if (points) chooseDogsIn(photo.id, points, true);
};

/** Removes a dog; a photo that shows nobody else becomes one of the first dog. */
export const removeDog = (dog: number): void => {
  const { moreDogs, morePhotos, shows } = useCreateBook.getState();
  useCreateBook.setState({ moreDogs: moreDogs.filter((_, i) => i + 1 !== dog), projectId: null });
  setShows(without(shows, dog));
  for (const photo of morePhotos) setShowsOf(photo, without(photo.shows, dog));
};
