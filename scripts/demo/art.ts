// Draws the brand's dogs into shared/ui: in color as WebP, because the crayon filters are slow to
// paint, and as line art in SVG.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import { launchChromium } from './chromium';
import { breeds, type Breed } from './dogs/breeds';
import { colorMarkup, lineMarkup, svg } from './dogs/draw';
import { rasterize } from './raster';

const target = join(dirname(fileURLToPath(import.meta.url)), '../../shared/ui/src/art/files/dogs');
const size = { width: 560, height: 644 } as const;

const browser = await launchChromium();
await mkdir(target, { recursive: true });
for (const breed of Object.keys(breeds) as Breed[]) {
  const webp = await rasterize(browser, svg(colorMarkup(breed)), {
    ...size,
    type: 'image/webp',
    quality: 0.6,
  });
  const line = optimize(svg(lineMarkup(breed)), { multipass: true }).data;
  await writeFile(join(target, `${breed}.webp`), webp);
  await writeFile(join(target, `${breed}-line.svg`), line);
  console.log(`${breed}: color ${webp.length} bytes, line ${line.length} bytes`);
}
await browser.close();
