import type { Size } from '@scribblepup/studio';

/** An empty canvas of a size in px, which is rounded up. */
export const createCanvas = ({ width, height }: Size): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  return canvas;
};
