import { JPEG_QUALITY, PHOTO_PREVIEW_SIDE } from '../../shared/limits';
import type { Handler } from '../../shared/protocol';
import { fitInside } from '../../shared/scaling';
import { newCanvas } from './canvas';
import { drawScaled, fullRect } from './drawScaled';
import type { PhotoCache } from './photoCache';

/**
 * The picture of a photo for the crop dialog.
 * @param canvas the pixels of the photo
 */
export const photoPreview = async (photo: Blob, canvas: OffscreenCanvas): Promise<Blob> => {
  const { width, height } = fitInside(canvas, PHOTO_PREVIEW_SIDE);
  if (width === canvas.width) return photo;
  const context = newCanvas(width, height);
  drawScaled(context, canvas, fullRect(canvas), { width, height });
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
};

/** Creates the handler that makes this picture for a stored photo that was not just prepared. */
export const previewTask =
  (photos: PhotoCache): Handler<'preview'> =>
  async (task) => {
    const { originalSize, context } = await photos.get(task);
    return { preview: await photoPreview(task.photo, context.canvas), ...originalSize };
  };
