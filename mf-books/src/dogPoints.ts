import { pointOn, type FinderAnswer, type Point } from '@scribblepup/studio';

/**
 * A point on each dog to draw, if a photo shows several; null if the finder found fewer, or did not
 * run.
 * @param count number of dogs on the photo, according to the visitor
 */
export const dogPoints = (
  finder: FinderAnswer | undefined,
  count: number,
): readonly Point[] | null =>
  count < 2 || !finder?.looked || finder.dogs.length < 2
    ? null
    : finder.dogs.slice(0, count).map(({ box }) => pointOn(box));
