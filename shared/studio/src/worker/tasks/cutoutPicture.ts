import type { Handler } from '../../shared/protocol';
import { newCanvas } from './canvas';
import { maskBounds } from './maskBounds';
import { maskCanvas } from './maskCanvas';
import type { PhotoCache } from './photoCache';

/** Quality of the WebP, 0 to 1. */
const WEBP_QUALITY = 0.92;

/**
 * Creates the handler that cuts the dog out of a photo, at the photo's resolution, because the
 * cutout's preview is too small for a printed cover.
 */
export const cutoutPictureTask =
  (photos: PhotoCache): Handler<'cutoutPicture'> =>
  async ({ cutout, ...photo }) => {
    const { canvas } = (await photos.get(photo)).context;
    const { area } = cutout;
    const bounds = maskBounds(cutout.width, cutout.height, cutout.alpha);
    // Photo px per mask px.
    const [kx, ky] = [area.width / cutout.width, area.height / cutout.height];
    const whole = (side: number): number => Math.max(1, Math.round(side));
    const [width, height] = [whole(bounds.width * kx), whole(bounds.height * ky)];
    const context = newCanvas(width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      canvas,
      area.x + bounds.x * kx,
      area.y + bounds.y * ky,
      bounds.width * kx,
      bounds.height * ky,
      0,
      0,
      width,
      height,
    );
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(
      maskCanvas(cutout),
      bounds.x,
      bounds.y,
      bounds.width,
      bounds.height,
      0,
      0,
      width,
      height,
    );
    return {
      picture: await context.canvas.convertToBlob({ type: 'image/webp', quality: WEBP_QUALITY }),
    };
  };
