import { chosenCrop, withMargin } from '@scribblepup/tracing/crop';
import type { Rect } from '@scribblepup/imaging';
import type { Size } from './size';

/**
 * The part of a photo in which the dog is looked for, in whole px: the crop with the margin that it is
 * drawn with, or the whole photo where the crop is nearly that. @throws ExtractError where nothing is left of the crop
 */
export const searchArea = (photo: Size, given: Rect | undefined): Rect => {
  const crop = chosenCrop(photo, given);
  return crop ? withMargin(photo, crop) : { x: 0, y: 0, width: photo.width, height: photo.height };
};
