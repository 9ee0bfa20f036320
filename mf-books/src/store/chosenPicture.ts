import { coloring } from '../services/coloring';
import type { ChosenPicture } from './photoOnForm';

/**
 * True if both are the same photo, and neither is rotated or flipped: a rotated or flipped photo
 * is encoded again, so its size differs from the original's.
 */
export const isSamePhoto = (a: ChosenPicture | null, b: ChosenPicture | null): boolean =>
  a?.original === b?.original &&
  [a, b].every((picture) => picture?.photo.size === picture?.original.size);

/** Frees the pixels of the photos that a choice has replaced. */
export const freeReplacedPhotos = (
  before: ChosenPicture | null,
  now: ChosenPicture | null,
): void => {
  if (!before) return;
  for (const photo of new Set([before.photo, before.original]))
    if (photo !== now?.photo && photo !== now?.original) coloring().forget(photo);
};
