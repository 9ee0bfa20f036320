import { ColoringError } from '../../shared/errors';

/**
 * Creates a canvas and returns its 2d context.
 * @param width in px, like `height`
 * @throws ColoringError `unsupported` if workers have no canvas in this browser, `failed` if there
 * is no context
 */
export const newCanvas = (
  width: number,
  height: number,
  settings: CanvasRenderingContext2DSettings = {},
): OffscreenCanvasRenderingContext2D => {
  if (typeof OffscreenCanvas === 'undefined') throw new ColoringError('unsupported');
  const context = new OffscreenCanvas(width, height).getContext('2d', settings);
  if (!context) throw new ColoringError('failed', 'no 2d canvas in this worker');
  return context;
};
