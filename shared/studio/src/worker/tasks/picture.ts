import type { Handler } from '../../shared/protocol';
import { fitInside, scaleRect } from '../../shared/scaling';
import { newCanvas } from './canvas';
import { drawScaled, fullRect } from './drawScaled';
import type { PhotoCache } from './photoCache';

/** Creates the handler that returns a photo, or a part of it, as a bitmap. */
export const pictureTask =
  (photos: PhotoCache): Handler<'picture'> =>
  async ({ area, side, ...photo }) => {
    const { originalSize, context, scale } = await photos.get(photo);
    const { canvas } = context;
    const part = area ? scaleRect(area, scale) : fullRect(canvas);
    const { width, height } = fitInside(part, side ?? Infinity);
    const picture = newCanvas(width, height);
    drawScaled(picture, canvas, part, { width, height });
    return { bitmap: picture.canvas.transferToImageBitmap(), ...originalSize };
  };
