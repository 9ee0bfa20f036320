import type { FinderResult, Point } from '@scribblepup/studio';
import { dogPoints } from '../dogPoints';
import { lastCutout, type PhotoOnForm } from './photoOnForm';

/**
 * A point on each dog to draw from a photo: the dogs that the visitor tapped, or as many as are on
 * the photo according to the visitor. Empty if the engine chooses.
 * @param finder the latest answer of the finder
 */
export const dogsToDraw = (
  { chosenDogs, shows, cutout }: PhotoOnForm,
  finder: FinderResult | undefined = lastCutout(cutout)?.finder,
): readonly Point[] =>
  chosenDogs.length > 0 ? chosenDogs : (dogPoints(finder, shows.length) ?? []);

/** True if both lists have the same points. */
export const areSamePoints = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.length === other.length && one.every(([x, y], i) => x === other[i][0] && y === other[i][1]);
