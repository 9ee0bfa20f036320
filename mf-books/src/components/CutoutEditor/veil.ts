import type { Cutout } from '@scribblepup/studio';

/** Red, green, blue of the paper and of the line around the dog. */
const PAPER = [255, 251, 242] as const,
  LINE = [29, 95, 191] as const;
/** How much of the photo the veil hides, 0 to 255. */
export const VEIL = 176;
/** The line runs where the dog is at least this much, and at most that, 0 to 255. */
const LEAST = 56,
  MOST = 200;

/** The veil's colour for each degree of dog, red to alpha. */
const colors = Uint8ClampedArray.from({ length: 4 * 256 }, (_, i) => {
  const dog = i >> 2,
    isLine = dog > LEAST && dog < MOST;
  if (i % 4 < 3) return (isLine ? LINE : PAPER)[i % 4]!;
  return isLine ? 255 : (VEIL * (255 - dog)) / 255;
});

/** What hides the photo where the dog is not, with a line around the dog; null where there is no canvas. */
export const veilOf = ({
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
  // A pixel at a time: the veil is made anew with each stroke.
  const pixels = new Uint32Array(image.data.buffer),
    all = new Uint32Array(colors.buffer);
  for (let i = 0; i < pixels.length; i++) pixels[i] = all[alpha[i]!]!;
  context.putImageData(image, 0, 0);
  return canvas;
};
