// Makes the picture at the top of the root README: eight of the demo dogs' sample pages.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { offeredLooks } from '@scribblepup/studio';
import { root } from '../config/apps';
import { launchChromium } from './chromium';
import { SAMPLE_COUNT } from './pages';
import { rasterize } from './raster';

/** The dog and the look of each page, row by row. */
const shown = [
  ['biscuit', 'beach'],
  ['koda', 'hero'],
  ['mochi', 'birthday'],
  ['biscuit', 'bath'],
  ['waffles', 'mandala-ring'],
  ['koda', 'space'],
  ['waffles', 'royal'],
  ['mochi', 'echo'],
] as const;

// A letter sheet, in px.
const sheet = { width: 234, height: 303 } as const;
const columns = 4;
const gap = 13;
const width = columns * (sheet.width + gap) + gap;
const height = (shown.length / columns) * (sheet.height + gap) + gap;

const looks = offeredLooks(SAMPLE_COUNT);
const readSample = async (dog: string, look: string): Promise<string> => {
  const index = looks.indexOf(look);
  if (index < 0) throw new Error(`No sample page shows the look ${look}.`);
  const number = String(index + 1).padStart(2, '0');
  const svg = await readFile(resolve(root, `api/content/dogs/${dog}/${number}.svg`));
  return `data:image/svg+xml;base64,${svg.toString('base64')}`;
};

const sheets = await Promise.all(
  shown.map(async ([dog, look], i) => {
    const x = gap + (i % columns) * (sheet.width + gap);
    const y = gap + Math.floor(i / columns) * (sheet.height + gap);
    const place = `x="${x}" y="${y}" width="${sheet.width}" height="${sheet.height}"`;
    return (
      `<image ${place} href="${await readSample(dog, look)}"/>` +
      `<rect ${place} fill="none" stroke="#2B2118" stroke-width="2"/>`
    );
  }),
);
const picture =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="#FFF3D6"/>${sheets.join('')}</svg>`;

const browser = await launchChromium();
const webp = await rasterize(browser, picture, { width, height, type: 'image/webp', quality: 0.8 });
await writeFile(resolve(root, 'docs/pages.webp'), webp);
console.log(`pages.webp: ${webp.length} bytes`);
await browser.close();
