import { pointOn, type FinderResult, type Point } from '@scribblepup/studio';

/**
 * A point on each dog to draw, if a photo shows several; null if the finder found fewer, or did not
 * run.
 * @param count number of dogs on the photo, according to the visitor
 */
export const dogPoints = (
  finder: FinderResult | undefined,
  count: number,
): readonly Point[] | null =>
  count < 2 || !finder?.ok || finder.dogs.length < 2
    ? null
    : finder.dogs.slice(0, count).map(({ box }) => pointOn(box));
