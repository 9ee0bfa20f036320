import type { Cutout } from '@scribblepup/tracing';
import { PREVIEW_SIDE } from '../../shared/limits';
import { newCanvas } from './decode';
import { fitInside } from '../../shared/size';

/** The mask as the alpha channel of a canvas: opaque where the dog is. */
const maskCanvas = ({ width, height, alpha }: Cutout): OffscreenCanvas => {
  const context = newCanvas(width, height);
  const image = context.createImageData(width, height);
  for (let i = 0; i < alpha.length; i += 1) image.data[4 * i + 3] = alpha[i]!;
  context.putImageData(image, 0, 0);
  return context.canvas;
};

/** The colour cutout as a PNG, at most PREVIEW_SIDE px per side. */
export const cutoutPreview = async (photo: OffscreenCanvas, cutout: Cutout): Promise<Blob> => {
  const { area } = cutout;
  const { width, height } = fitInside(area, PREVIEW_SIDE);
  const context = newCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, area.x, area.y, area.width, area.height, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(maskCanvas(cutout), 0, 0, width, height);
  return context.canvas.convertToBlob({ type: 'image/png' });
};
