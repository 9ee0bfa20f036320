import type { Browser } from '@playwright/test';
import type { DogArt } from '@scribblepup/tracing';
import { pageToSvg, type Page } from '@scribblepup/pages';
import type { DemoDog } from '../cast';
import { colorIn } from './fill.browser';
import { dogColours, regionsSvg, type Found } from './layers';

const crayons = [
  '#F2A33A',
  '#E2553F',
  '#7FB95F',
  '#5BA3DC',
  '#F6CF4F',
  '#B48AD8',
  '#F08FA6',
  '#4FB3A5',
  '#C98A54',
  '#F7B267',
];

export interface ColoredPage {
  readonly dog: DemoDog;
  readonly art: DogArt;
  readonly found: Found;
  readonly page: Page;
}

export interface Size {
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly quality: number;
}

/** A coloring page after somebody has colored it in, as WebP. */
export const coloredPage = async (
  browser: Browser,
  { dog, art, found, page }: ColoredPage,
  size: Size,
): Promise<Buffer> => {
  const tab = await browser.newPage();
  try {
    // tsx wraps functions in a `__name` helper, which the browser does not have.
    await tab.evaluate('globalThis.__name = (value) => value');
    const base64 = await tab.evaluate(colorIn, {
      lines: pageToSvg(page, art),
      regions: regionsSvg(page, art),
      dogs: dogColours(page, dog.drawing, found),
      crayons,
      sky: '#BFE3F7',
      ground: '#F3DCA2',
      ...size,
    });
    return Buffer.from(base64, 'base64');
  } finally {
    await tab.close();
  }
};
