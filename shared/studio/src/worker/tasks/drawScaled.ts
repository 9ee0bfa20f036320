import type { Rect, Size } from '@scribblepup/imaging';
import { newCanvas } from './canvas';

/** The rectangle of a whole picture. */
export const fullRect = ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height });

const draw = (
  context: OffscreenCanvasRenderingContext2D,
  picture: CanvasImageSource,
  { x, y, width, height }: Rect,
  to: Size,
): void => {
  context.imageSmoothingQuality = 'low';
  context.drawImage(picture, x, y, width, height, 0, 0, to.width, to.height);
};

/**
 * Draws part of a picture at this size, from the canvas's top left corner. Halves it repeatedly, so
 * that each px is the mean of four, then scales it bilinearly. The quality `high` would take twice
 * as long, and 20 MB for a phone's photo: Chromium first makes and caches all smaller versions of
 * the whole picture.
 * @param part in px of the picture
 */
export const drawScaled = (
  context: OffscreenCanvasRenderingContext2D,
  picture: CanvasImageSource,
  part: Rect,
  size: Size,
): void => {
  if (part.width < 2 * size.width || part.height < 2 * size.height) {
    draw(context, picture, part, size);
    return;
  }
  const half = { width: Math.ceil(part.width / 2), height: Math.ceil(part.height / 2) };
  const smaller = newCanvas(half.width, half.height, { willReadFrequently: true });
  draw(smaller, picture, part, half);
  drawScaled(context, smaller.canvas, fullRect(half), size);
  // Frees the pixels now, not with the next garbage collection.
  smaller.canvas.width = 0;
};
