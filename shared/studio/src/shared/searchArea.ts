import { chosenCrop, withMargin } from '@scribblepup/tracing/crop';
import type { Rect, Size } from '@scribblepup/imaging';

/**
 * The area of a photo to search for dogs, in whole px: the crop with the same margin as for
 * drawing, or the whole photo if there is no crop or it covers nearly all of the photo.
 * @throws ExtractError if nothing is left of the crop
 */
export const searchArea = (photo: Size, given: Rect | undefined): Rect => {
  const crop = chosenCrop(photo, given);
  return crop ? withMargin(photo, crop) : { x: 0, y: 0, width: photo.width, height: photo.height };
};
