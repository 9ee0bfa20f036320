import { expect, type Page } from '@playwright/test';

/** The site's web fonts. */
const FONTS = ['Nunito', 'Shantell Sans'];

/** The web fonts that are loaded and in use, without the fallback fonts on the device. */
const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.fonts.ready.then((fonts) =>
      [...fonts]
        .filter(({ status, family }) => status === 'loaded' && !family.includes('stand-in'))
        .map(({ family }) => family.replaceAll('"', ''))
        .sort(),
    ),
  );

/** Waits until the page shows its text in the site's fonts. */
export const waitForFonts = (page: Page): Promise<void> =>
  expect.poll(() => loadedFonts(page)).toEqual(FONTS);
