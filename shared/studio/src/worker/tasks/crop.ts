import { JPEG_QUALITY } from '../../shared/limits';
import type { Handler } from '../../shared/protocol';
import { newCanvas } from './canvas';
import type { PhotoCache } from './photoCache';

/** Creates the handler that crops, rotates and flips a photo, at the photo's resolution. */
export const cropTask =
  (photos: PhotoCache): Handler<'crop'> =>
  async ({ transform, width, height, ...photo }) => {
    const { originalSize, context } = await photos.get(photo);
    const crop = newCanvas(width, height);
    crop.fillStyle = '#fff';
    crop.fillRect(0, 0, width, height);
    crop.imageSmoothingQuality = 'high';
    crop.setTransform(...transform);
    crop.drawImage(context.canvas, 0, 0, originalSize.width, originalSize.height);
    return {
      picture: await crop.canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }),
    };
  };
