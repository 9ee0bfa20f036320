import type { FinderAnswer, Point } from '@scribblepup/studio';
import { dogPoints } from '../dogPoints';
import type { PhotoOnForm } from './photoOnForm';

/**
 * The dogs to draw from a photo, according to who is on it, as a point on each; null to keep the
 * current ones, such as those that the visitor tapped.
 */
export const pointsFor = (
  { chosenDogs, dogsFollowShows, shows }: PhotoOnForm,
  finder: FinderAnswer | undefined,
): readonly Point[] | null => {
  if (chosenDogs.length > 0 && !dogsFollowShows) return null;
  const points = dogPoints(finder, shows.length) ?? [];
  // Both come from the same answer of the finder, so equal numbers mean equal points.
  return points.length === chosenDogs.length ? null : points;
};
