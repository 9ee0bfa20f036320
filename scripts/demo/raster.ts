import type { Browser } from '@playwright/test';

export interface RasterOptions {
  readonly width: number;
  readonly height: number;
  readonly type: 'image/webp' | 'image/png';
  /** 0 to 1. */
  readonly quality?: number;
}

/**
 * Renders an SVG in Chromium at the given size in px, as the bytes of an image file. Throws for a
 * broken SVG.
 */
export const rasterize = async (
  browser: Browser,
  svg: string,
  options: RasterOptions,
): Promise<Buffer> => {
  const page = await browser.newPage();
  try {
    const base64 = await page.evaluate(
      async ({ source, width, height, type, quality }) => {
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('no 2d context');
        context.drawImage(image, 0, 0, width, height);
        return canvas.toDataURL(type, quality).split(',')[1];
      },
      { source: svg, ...options },
    );
    return Buffer.from(base64, 'base64');
  } finally {
    await page.close();
  }
};
