import type { Cutout } from '@scribblepup/tracing';
import { CUTOUT_PREVIEW_SIDE } from '../../shared/limits';
import { newCanvas } from './canvas';
import { drawScaled } from './drawScaled';
import { maskCanvas } from './maskCanvas';
import { fitInside } from '../../shared/scaling';

/** The color cutout as a PNG, at most CUTOUT_PREVIEW_SIDE px per side. */
export const cutoutPreview = async (photo: OffscreenCanvas, cutout: Cutout): Promise<Blob> => {
  const { area } = cutout;
  const { width, height } = fitInside(area, CUTOUT_PREVIEW_SIDE);
  const context = newCanvas(width, height);
  drawScaled(context, photo, area, { width, height });
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(maskCanvas(cutout), 0, 0, width, height);
  return context.canvas.convertToBlob({ type: 'image/png' });
};
