import type { Browser } from '@playwright/test';
import type { Pixels } from '@scribblepup/imaging';

/** The pixels of an SVG at its own size, in the format that the engine takes from a photo. */
export const pixelsOf = async (browser: Browser, svg: string): Promise<Pixels> => {
  const page = await browser.newPage();
  try {
    const { width, height, base64 } = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no 2d context');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let bytes = '';
      for (let i = 0; i < data.length; i += 32_768)
        bytes += String.fromCharCode(...data.subarray(i, i + 32_768));
      return { width: canvas.width, height: canvas.height, base64: btoa(bytes) };
    }, svg);
    return { width, height, data: new Uint8ClampedArray(Buffer.from(base64, 'base64')) };
  } finally {
    await page.close();
  }
};
