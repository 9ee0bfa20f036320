import type { Browser } from '@playwright/test';
import type { DogArt } from '@scribblepup/tracing';
import type { Page } from '@scribblepup/pages';
import { colorPage } from '@scribblepup/pages/coloring';
import type { DemoDog } from '../demoDogs';

export interface ColoredPage {
  readonly dog: DemoDog;
  readonly art: DogArt;
  readonly page: Page;
}

export interface EncodeOptions {
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly quality: number;
}

/** A page as the preview of a book shows it, colored in, as WebP. */
export const coloredPage = async (
  browser: Browser,
  { art, page }: ColoredPage,
  { width, height, quality }: EncodeOptions,
): Promise<Buffer> => {
  const picture = colorPage(page, art);
  const tab = await browser.newPage();
  try {
    const base64 = await tab.evaluate(encode, {
      pixels: Buffer.from(picture.data).toString('base64'),
      from: { width: picture.width, height: picture.height },
      to: { width, height, quality },
    });
    return Buffer.from(base64, 'base64');
  } finally {
    await tab.close();
  }
};

interface Encoded {
  readonly pixels: string;
  readonly from: Omit<EncodeOptions, 'quality'>;
  readonly to: EncodeOptions;
}

/** Runs in the browser: scales RGBA pixels and encodes them as WebP. */
const encode = async ({ pixels, from, to }: Encoded): Promise<string> => {
  const bytes = Uint8ClampedArray.from(atob(pixels), (c) => c.charCodeAt(0));
  const bitmap = await createImageBitmap(new ImageData(bytes, from.width, from.height));
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, to.width, to.height);
  return canvas.toDataURL('image/webp', to.quality).split(',')[1];
};
