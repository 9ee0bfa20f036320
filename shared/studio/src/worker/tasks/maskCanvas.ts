import type { Cutout } from '@scribblepup/tracing';
import { newCanvas } from './canvas';

/** The mask as the alpha channel of a canvas: opaque where the dog is. */
export const maskCanvas = ({ width, height, alpha }: Cutout): OffscreenCanvas => {
  const context = newCanvas(width, height);
  const image = context.createImageData(width, height);
  for (let i = 0; i < alpha.length; i += 1) image.data[4 * i + 3] = alpha[i];
  context.putImageData(image, 0, 0);
  return context.canvas;
};
