import type { Size } from '@scribblepup/imaging';
import { newCanvas } from './canvas';

const WHITE = '#fff',
  GRAY = '#808080';
/** Long side in px of the sample that is examined. */
const SAMPLE_SIDE = 64;
/** Minimum transparent share of a picture that needs a backdrop; less may be rounded corners. */
const MIN_TRANSPARENT_SHARE = 0.05;
/** Minimum mean lightness of a picture that hardly shows on white, 0 to 255. */
const MIN_LIGHTNESS = 200;

/**
 * The color to show behind a picture: white, but gray for a light picture on transparency, such as
 * a white logo, which would vanish on white.
 */
export const backdropColor = (photo: Blob, bitmap: CanvasImageSource, size: Size): string => {
  if (photo.type === 'image/jpeg') return WHITE;
  const scale = Math.min(1, SAMPLE_SIDE / Math.max(size.width, size.height));
  const [width, height] = [size.width, size.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  const context = newCanvas(width, height, { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0, width, height);
  return isLightOnTransparency(context.getImageData(0, 0, width, height).data) ? GRAY : WHITE;
};

/**
 * Whether part of a picture is transparent, and the rest is light.
 * @param data RGBA bytes
 */
export const isLightOnTransparency = (data: Uint8ClampedArray): boolean => {
  let opacity = 0,
    light = 0;
  for (let i = 0; i < data.length; i += 4) {
    opacity += data[i + 3];
    light += ((data[i] + data[i + 1] + data[i + 2]) / 3) * data[i + 3];
  }
  const opaqueShare = opacity / 255 / (data.length / 4);
  return (
    opacity > 0 && 1 - opaqueShare >= MIN_TRANSPARENT_SHARE && light / opacity >= MIN_LIGHTNESS
  );
};
