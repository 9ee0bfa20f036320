import { ColoringError } from '../../shared/errors';

/**
 * The 2d context of a new canvas. Throws ColoringError: `unsupported` if workers have no canvas in
 * this browser, `failed` if there is no context.
 */
export const newCanvas = (
  width: number,
  height: number,
  readOften = false,
): OffscreenCanvasRenderingContext2D => {
  if (typeof OffscreenCanvas === 'undefined') throw new ColoringError('unsupported');
  const context = new OffscreenCanvas(width, height).getContext('2d', {
    willReadFrequently: readOften,
  });
  if (!context) throw new ColoringError('failed', 'no 2d canvas in this worker');
  return context;
};
