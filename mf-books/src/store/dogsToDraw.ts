import type { FinderResult, Point } from '@scribblepup/studio';
import { dogPoints } from '../dogPoints';
import { lastCutout, type PhotoOnForm } from './photoOnForm';

/**
 * A point on each dog to draw from a photo: the dogs that the visitor tapped, or as many as are on
 * the photo according to the visitor. Empty if the engine chooses.
 * @param finder the finder's latest result
 */
export const dogsToDraw = (
  { chosenDogs, shows, cutout }: PhotoOnForm,
  finder: FinderResult | undefined = lastCutout(cutout)?.finder,
): readonly Point[] =>
  chosenDogs.length > 0 ? chosenDogs : (dogPoints(finder, shows.length) ?? []);

/** True if both lists have the same points. */
export const areSamePoints = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.length === b.length && a.every(([x, y], i) => x === b[i][0] && y === b[i][1]);
