import { clamp } from '@scribblepup/imaging/plane';
import type { Rect, Size } from '@scribblepup/imaging';
import { ExtractError } from '../model/errors';

// Margin around a crop that the brush can reach, as a share of the crop's sides.
const MARGIN = 0.1;
// Minimum side of a crop, photo px.
const MIN_CROP = 8;

/**
 * Rounds a crop to whole px and clamps it to the photo.
 * @throws ExtractError if it is too small
 */
function roundedCrop(photo: Size, crop: Rect): Rect {
  const finite = [crop.x, crop.y, crop.width, crop.height].every(Number.isFinite);
  const x0 = clamp(Math.round(crop.x), 0, photo.width),
    y0 = clamp(Math.round(crop.y), 0, photo.height);
  const x1 = clamp(Math.round(crop.x + crop.width), 0, photo.width),
    y1 = clamp(Math.round(crop.y + crop.height), 0, photo.height);
  if (!finite || x1 - x0 < MIN_CROP || y1 - y0 < MIN_CROP) {
    throw new ExtractError('crop', 'The crop is too small. Choose a larger part of the photo.');
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

// A crop whose sides are shorter than the photo's by at most this share does not count as the
// visitor's choice.
const MAX_UNTOUCHED_TRIM = 0.02;

/** Whether a crop is nearly the whole photo, so that the dog must still be located in it. */
export const coversPhoto = (photo: Size, crop: Rect): boolean =>
  crop.width >= (1 - MAX_UNTOUCHED_TRIM) * photo.width &&
  crop.height >= (1 - MAX_UNTOUCHED_TRIM) * photo.height;

/**
 * Returns the visitor's crop in whole px; null if there is none, or it covers nearly all of the
 * photo.
 * @throws ExtractError if it is too small
 */
export function chosenCrop(photo: Size, given: Rect | undefined): Rect | null {
  const crop = given && roundedCrop(photo, given);
  return crop && !coversPhoto(photo, crop) ? crop : null;
}

/** Adds a margin around a crop; in whole px within the photo. */
export function withMargin(photo: Size, crop: Rect): Rect {
  const mx = crop.width * MARGIN,
    my = crop.height * MARGIN;
  const x0 = Math.max(0, Math.round(crop.x - mx)),
    y0 = Math.max(0, Math.round(crop.y - my));
  const x1 = Math.min(photo.width, Math.round(crop.x + crop.width + mx)),
    y1 = Math.min(photo.height, Math.round(crop.y + crop.height + my));
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}
