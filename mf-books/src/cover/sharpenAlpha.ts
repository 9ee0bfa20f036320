/** Alpha at the edge of a shape. */
const EDGE = 127.5;

/**
 * Sharpens the edge of an enlarged shape: enlarging makes the ramp of its alpha `factor` times as
 * wide. Changes the alpha of the RGBA pixels in place.
 */
export const sharpenAlpha = (pixels: Uint8ClampedArray, factor: number): void => {
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = EDGE + factor * (pixels[i] - EDGE);
};
