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

/** Removes a dog; a photo that shows nobody else becomes one of the first dog. */
export const removeDog = (dog: number): void =>
  useCreateBook.setState(({ moreDogs, morePhotos, shows }) => ({
    moreDogs: moreDogs.filter((_, i) => i + 1 !== dog),
    morePhotos: morePhotos.map((photo) => ({ ...photo, shows: without(photo.shows, dog) })),
    shows: without(shows, dog),
    projectId: null,
  }));

/** A point on each dog to draw, unless the visitor has chosen some. */
const pointsOn = ({ chosenDogs, cutout }: PhotoOnForm, count: number) =>
  chosenDogs.length > 0 ? null : dogPoints(lastCutout(cutout)?.finder, count);

/** Says which dogs the first photo shows. */
export const setShows = (shows: readonly number[]): void => {
  useCreateBook.setState({ shows, projectId: null });
  const points = pointsOn(useCreateBook.getState(), shows.length);
  if (points) setChosenDogs(points);
};

/** Says which dogs one of the photos after the first shows. */
export const setShowsOf = (photo: MorePhoto, shows: readonly number[]): void => {
  useCreateBook.setState(({ morePhotos }) => ({
    morePhotos: morePhotos.map((other) => (other.id === photo.id ? { ...other, shows } : other)),
    projectId: null,
  }));
  const points = pointsOn(photo, shows.length);
  if (points) chooseDogsIn(photo.id, points);
};
