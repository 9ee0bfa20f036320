import { pointOn, type FinderAnswer, type Point } from '@scribblepup/studio';

/**
 * A point on each dog to draw, if a photo shows several; null if the finder saw fewer, or did not
 * look.
 * @param count number of dogs on the photo, as the visitor says
 */
export const dogPoints = (
  finder: FinderAnswer | undefined,
  count: number,
): readonly Point[] | null =>
  count < 2 || !finder?.looked || finder.dogs.length < 2
    ? null
    : finder.dogs.slice(0, count).map(({ box }) => pointOn(box));
