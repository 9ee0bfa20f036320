import type { Cutout } from '@scribblepup/studio';

/** RGB of the paper and of the outline around the dog. */
const PAPER = [255, 251, 242] as const,
  LINE = [29, 95, 191] as const;
/** Opacity of the overlay where it hides the background, 0 to 255. */
const OVERLAY_ALPHA = 176;
/** CSS color of the overlay over the background. */
export const OVERLAY_FILL = `rgb(${PAPER.join(' ')} / ${OVERLAY_ALPHA / 255})`;
/** The outline is drawn where the cutout's alpha (0 to 255) is between these, exclusive. */
const OUTLINE_MIN = 56,
  OUTLINE_MAX = 200;

/** Lookup table: the overlay's RGBA for each alpha of the cutout. */
const colors = Uint8ClampedArray.from({ length: 4 * 256 }, (_, i) => {
  const alpha = i >> 2,
    isLine = alpha > OUTLINE_MIN && alpha < OUTLINE_MAX;
  if (i % 4 < 3) return (isLine ? LINE : PAPER)[i % 4];
  return isLine ? 255 : (OVERLAY_ALPHA * (255 - alpha)) / 255;
});

/**
 * Returns a canvas that fades the background of the photo and outlines the dog; null if the browser
 * provides no canvas.
 */
export const createMaskOverlay = ({
  width,
  height,
  alpha,
}: Pick<Cutout, 'width' | 'height' | 'alpha'>): HTMLCanvasElement | null => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const image = context.createImageData(width, height);
  // Whole RGBA pixels at a time, for speed: the overlay is rebuilt after each stroke.
  const pixels = new Uint32Array(image.data.buffer),
    lookup = new Uint32Array(colors.buffer);
  for (let i = 0; i < pixels.length; i++) pixels[i] = lookup[alpha[i]];
  context.putImageData(image, 0, 0);
  return canvas;
};
