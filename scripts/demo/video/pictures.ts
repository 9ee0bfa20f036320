import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { composePage, pageToSvg } from '@scribblepup/pages';
import { offeredLooks } from '@scribblepup/studio';
import { demoDogs } from '../demoDogs';
import { coloredPage, type ColoredPage } from '../color/coloredPage';
import { breeds } from '../dogs/breeds';
import { colorMarkup, svg } from '../dogs/draw';
import { choicesOf, drawFromPhoto } from '../pages';
import { photoSvg } from '../photo';
import { buntingSvg, crayonSvg, squiggleSvg } from './drawings';
import { dogLines } from './dogLines';
import { SHOWN_COUNT } from './scenes/pages';

const files = join(dirname(fileURLToPath(import.meta.url)), '../../../shared/ui/src/art/files');

const dataOf = (type: string, bytes: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const drawing = (source: string): string => dataOf('image/svg+xml', source);

/** Every picture of the video as a data URL, by name. */
export const filmPictures = async (browser: Browser): Promise<Record<string, string>> => {
  const pictures: Record<string, string> = {
    bunting: drawing(buntingSvg),
    squiggle: drawing(squiggleSvg),
    mark: drawing(await readFile(join(files, 'mark.svg'), 'utf8')),
    'crayon-red': drawing(crayonSvg('#E2553F', '#F9B9A9')),
    'crayon-green': drawing(crayonSvg('#3A9D5D', '#BFE6CB')),
  };
  for (const breed of Object.keys(breeds) as (keyof typeof breeds)[])
    pictures[breed] = drawing(svg(colorMarkup(breed)));

  const found = await Promise.all(
    demoDogs.map(async (dog) => ({ dog, ...(await drawFromPhoto(browser, dog)) })),
  );
  const [biscuit, , , koda] = found;
  if (!biscuit || !koda) throw new Error('the film needs four demo dogs');
  pictures.photo = drawing(photoSvg(biscuit.dog));
  pictures.lines = drawing(dogLines(biscuit.art, biscuit.place));

  for (const [i, look] of offeredLooks(SHOWN_COUNT).entries()) {
    const { dog, art } = found[i % found.length];
    pictures[`page-${i}`] = drawing(pageToSvg(composePage(art, look, choicesOf(dog)), art));
  }
  const coloredIn = [
    ['garden', biscuit],
    ['space', koda],
  ] as const;
  for (const [look, { dog, art }] of coloredIn) {
    const item: ColoredPage = {
      dog,
      art,
      page: composePage(art, look, choicesOf(dog)),
    };
    pictures[`${look}-lines`] = drawing(pageToSvg(item.page, art));
    pictures[`${look}-colored`] = dataOf(
      'image/webp',
      await coloredPage(browser, item, { width: 850, height: 1100, quality: 0.9 }),
    );
  }
  return pictures;
};
