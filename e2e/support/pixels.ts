import type { Locator } from '@playwright/test';

/** Tolerance per channel, 0 to 255: cameras and JPEG leave noise. */
const TOLERANCE = 14;

/**
 * The share of pixels of an image or a canvas that are close to a color.
 * @param color as #rrggbb
 */
export const shareOfColor = (picture: Locator, color: string): Promise<number> => {
  const wanted = [1, 3, 5].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16));
  return picture.evaluate(
    async (element, { rgb, tolerance }) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (element instanceof HTMLImageElement) {
        // `decode` rejects if the image gets another source in the meantime; then wait for the new
        // one.
        for (let source; source !== element.src;) {
          source = element.src;
          await element.decode().catch((error: unknown) => {
            if (element.src === source) throw error;
          });
        }
        [canvas.width, canvas.height] = [element.naturalWidth, element.naturalHeight];
        context?.drawImage(element, 0, 0);
      } else if (element instanceof HTMLCanvasElement) {
        [canvas.width, canvas.height] = [element.width, element.height];
        context?.drawImage(element, 0, 0);
      } else throw new Error('neither an image nor a canvas');
      const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let close = 0;
      for (let i = 0; i < data.length; i += 4)
        if (rgb.every((value, channel) => Math.abs(data[i + channel] - value) < tolerance))
          close += 1;
      return close / (canvas.width * canvas.height);
    },
    { rgb: wanted, tolerance: TOLERANCE },
  );
};
