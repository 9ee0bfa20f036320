// Makes the site's icons for home screens, from the brand's mark.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { root } from '../config/apps';
import { launchChromium } from './chromium';
import { rasterize } from './raster';

const files = resolve(root, 'shared/ui/src/art/files');
const mark = await readFile(resolve(files, 'mark.svg'), 'utf8');

/**
 * The mark without its rim, on a background that fills the square. The system crops the icon to its
 * own shape; only a centered circle with 80 % of the width is sure to stay visible.
 */
const filled = mark
  .replace('viewBox="0 0 48 48"', 'viewBox="-4 -4 56 56"')
  .replace(
    /<circle cx="24" cy="24" r="22" fill="(#\w+)"[^>]*>/,
    '<rect x="-4" y="-4" width="56" height="56" fill="$1"/>',
  );

const browser = await launchChromium();
await mkdir(resolve(files, 'icons'), { recursive: true });
for (const [name, svg, size] of [
  ['icon-192', mark, 192],
  ['icon-512', mark, 512],
  ['maskable-512', filled, 512],
  ['touch-180', filled, 180],
] as const) {
  const png = await rasterize(browser, svg, { width: size, height: size, type: 'image/png' });
  await writeFile(resolve(files, 'icons', `${name}.png`), png);
  console.log(`${name}.png: ${png.length} bytes`);
}
await browser.close();
