import type { Handler } from '../../shared/protocol';
import { fitInside, scaleRect } from '../../shared/size';
import { newCanvas } from './decode';
import type { Photos } from './photos';

/** Creates the handler that returns a photo, or a part of it, as a bitmap. */
export const pictureTask =
  (photos: Photos): Handler<'picture'> =>
  async ({ area, side, ...photo }) => {
    const { given, context, scale } = await photos.decoded(photo);
    const { canvas } = context;
    const part = area
      ? scaleRect(area, scale)
      : { x: 0, y: 0, width: canvas.width, height: canvas.height };
    const { width, height } = fitInside(part, side ?? Infinity);
    const picture = newCanvas(width, height);
    picture.imageSmoothingQuality = 'high';
    picture.drawImage(canvas, part.x, part.y, part.width, part.height, 0, 0, width, height);
    return { bitmap: picture.canvas.transferToImageBitmap(), ...given };
  };
