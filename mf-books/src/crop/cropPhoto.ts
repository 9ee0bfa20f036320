import {
  PHOTO_SIDE,
  CUTOUT_PREVIEW_SIDE,
  type ColoringClient,
  type Rect,
  type Size,
} from '@scribblepup/studio';
import type { CroppedPhoto } from './cropTool';
import { drawPart } from './drawPart';
import { exportPlan, type ExportPlan } from './exportPlan';
import { isUpright, type Matrix } from './geometry';
import { OutsidePhotoError } from './OutsidePhotoError';

interface CropInput {
  readonly picture: Blob;
  /** The picture as the dialog shows it. */
  readonly preview: Blob;
  /** Size of the picture, px. */
  readonly size: Size;
  /** Transforms the picture about its own center to its place in the crop box. */
  readonly matrix: Matrix;
  /** The frame, px of the crop box. */
  readonly selection: Rect;
}

/**
 * Returns the photo as the visitor rotated and flipped it, the area to search for the dog, and a
 * small preview: the selection, or the whole photo if all of it is searched. A photo that was not
 * rotated or flipped is returned unchanged: this avoids another lossy JPEG encoding, and the engine
 * may have it cached.
 * @throws OutsidePhotoError if the selection is outside the photo; the signal's reason; the errors
 * of `client.crop` and `drawPart`
 */
export const cropPhoto = async (
  client: ColoringClient,
  { picture, preview, size, matrix, selection }: CropInput,
  signal: AbortSignal,
): Promise<CroppedPhoto> => {
  const plan = (longSide: number, target: 'photo' | 'selection'): ExportPlan => {
    const planned = exportPlan(size, matrix, selection, longSide, target);
    if (!planned) throw new OutsidePhotoError();
    return planned;
  };
  const whole = plan(PHOTO_SIDE, 'photo');
  // If the whole photo is searched, preview it whole: the frame may crop a dog that is drawn whole.
  const small = plan(CUTOUT_PREVIEW_SIDE, whole.crop === null ? 'photo' : 'selection');
  const photo = isUpright(matrix) ? picture : await client.crop(picture, whole.drawing, { signal });
  const part = await drawPart(preview, size, small.drawing);
  signal.throwIfAborted();
  return { photo, crop: whole.crop, preview: part };
};
