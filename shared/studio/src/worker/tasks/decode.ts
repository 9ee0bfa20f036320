import type { Size } from '@scribblepup/imaging';
import { ColoringError } from '../../shared/errors';
import { fitInside } from '../../shared/scaling';
import { backdropColor } from './backdrop';
import { newCanvas } from './canvas';
import { drawScaled, fullRect } from './drawScaled';

const decode = async (photo: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' });
  } catch (error) {
    const unrotated = await createImageBitmap(photo).catch(() => {
      throw new ColoringError('undecodable', String(error));
    });
    // oxlint-disable-next-line no-console -- the specification asks for this warning
    console.warn('The orientation of the photo could not be read, so the photo is not rotated.');
    return unrotated;
  }
};

export interface DecodedPhoto {
  /** Size in px of the photo before it was scaled down. */
  readonly originalSize: Size;
  readonly context: OffscreenCanvasRenderingContext2D;
  /** Canvas px per px of the photo, at most 1. */
  readonly scale: number;
}

/**
 * Decodes a photo onto a canvas: upright, at most `side` px per side, transparency on a plain
 * color.
 * @throws ColoringError `undecodable`: createImageBitmap, unlike <img>, refuses SVG and truncated
 * files.
 */
export const decodePhoto = async (photo: Blob, side: number): Promise<DecodedPhoto> => {
  const bitmap = await decode(photo);
  try {
    const originalSize = { width: bitmap.width, height: bitmap.height };
    const { width, height } = fitInside(originalSize, side);
    const context = newCanvas(width, height, { willReadFrequently: true });
    context.fillStyle = backdropColor(photo, bitmap, originalSize);
    context.fillRect(0, 0, width, height);
    drawScaled(context, bitmap, fullRect(originalSize), { width, height });
    return { originalSize, context, scale: width / originalSize.width };
  } finally {
    // Frees the pixels now, not with the next garbage collection.
    bitmap.close();
  }
};
