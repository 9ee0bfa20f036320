// Makes the landing page's pictures: real pages of the demo dogs, as line art and colored in.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composePage, pageToSvg } from '@scribblepup/pages';
import { demoDogs } from './demoDogs';
import { launchChromium } from './chromium';
import { coloredPage, type ColoredPage } from './color/coloredPage';
import { choicesOf, drawFromPhoto } from './pages';
import { photoSvg } from './photo';
import { rasterize } from './raster';

const target = join(dirname(fileURLToPath(import.meta.url)), '../../mf-marketing/src/assets');

/** The look of the large page next to the headline. */
const heroLook = 'garden';
/** The dog and the look of each page in the gallery. */
const gallery = [
  ['Biscuit', 'beach'],
  ['Koda', 'space'],
  ['Waffles', 'birthday'],
  ['Mochi', 'car'],
  ['Koda', 'royal'],
  ['Waffles', 'bath'],
] as const;

const browser = await launchChromium();
await mkdir(target, { recursive: true });
const save = async (name: string, bytes: Buffer) => {
  await writeFile(join(target, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
};
const drawings = new Map<string, Omit<ColoredPage, 'page'>>();
for (const dog of demoDogs) drawings.set(dog.name, { dog, ...(await drawFromPhoto(browser, dog)) });

const pageOf = (name: string, look: string): ColoredPage => {
  const found = drawings.get(name);
  if (!found) throw new Error(`no demo dog is called ${name}`);
  return { ...found, page: composePage(found.art, look, choicesOf(found.dog)) };
};

const lineArt = (item: ColoredPage, width: number, height: number) =>
  rasterize(browser, pageToSvg(item.page, item.art), {
    width,
    height,
    type: 'image/webp',
    quality: 0.7,
  });

/** A page whose left half has been colored in, as one picture per width in px. */
const halfColored = async (item: ColoredPage, widths: readonly number[]) => {
  const colored = await coloredPage(browser, item, { width: 850, height: 1100, quality: 0.95 });
  const edge = 'M0 0H420L460 130L380 250L480 380L390 520L490 660L390 800L470 930L400 1100H0Z';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 850 1100" width="850" height="1100">` +
    `<image width="850" height="1100" href="data:image/svg+xml;base64,${Buffer.from(pageToSvg(item.page, item.art)).toString('base64')}"/>` +
    `<clipPath id="half"><path d="${edge}"/></clipPath>` +
    `<image width="850" height="1100" clip-path="url(#half)" href="data:image/webp;base64,${colored.toString('base64')}"/></svg>`;
  return Promise.all(
    widths.map((width) =>
      rasterize(browser, svg, {
        width,
        height: Math.round((width * 22) / 17),
        type: 'image/webp',
        quality: 0.6,
      }),
    ),
  );
};

const hero = pageOf('Biscuit', heroLook);
const [large, small] = await halfColored(hero, [680, 480]);
await save('hero-page.webp', large);
await save('hero-page-small.webp', small);
const biscuit = await rasterize(browser, photoSvg(hero.dog), {
  width: 440,
  height: 440,
  type: 'image/webp',
  quality: 0.66,
});
await save('hero-photo.webp', biscuit);

for (const [index, [name, look]] of gallery.entries()) {
  const item = pageOf(name, look);
  await save(`page-${index + 1}-lines.webp`, await lineArt(item, 374, 484));
  await save(
    `page-${index + 1}-colored.webp`,
    await coloredPage(browser, item, { width: 374, height: 484, quality: 0.6 }),
  );
}
await browser.close();
