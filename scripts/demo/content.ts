// Makes api/content: the demo dogs' photos, their sample pages, and the list that the server reads.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoDogs, slug, type DemoDog } from './demoDogs';
import { launchChromium } from './chromium';
import { drawFromPhoto, sampleSvgs } from './pages';
import { photoSvg } from './photo';
import { photoSize } from './backdrops';
import { rasterize } from './raster';

/** Made by video/make.ts. */
const video = {
  mp4: '/content/video/scribblepup.mp4',
  webm: '/content/video/scribblepup.webm',
  poster: '/content/video/poster.webp',
};
const content = join(dirname(fileURLToPath(import.meta.url)), '../../api/content');
const browser = await launchChromium();

const makeDog = async (dog: DemoDog) => {
  const image = `dogs/${slug(dog)}.webp`;
  const photo = await rasterize(browser, photoSvg(dog), {
    width: photoSize,
    height: photoSize,
    type: 'image/webp',
    quality: 0.72,
  });
  await writeFile(join(content, image), photo);

  await mkdir(join(content, 'dogs', slug(dog)), { recursive: true });
  const { art } = await drawFromPhoto(browser, dog);
  const pages = [];
  for (const [index, svg] of sampleSvgs(dog, art).entries()) {
    const page = `dogs/${slug(dog)}/${String(index + 1).padStart(2, '0')}.svg`;
    await writeFile(join(content, page), svg);
    pages.push(`/content/${page}`);
  }
  console.log(`${dog.name}: ${pages.length} pages`);
  return { id: dog.id, name: dog.name, breed: dog.breed, image: `/content/${image}`, pages };
};

await mkdir(join(content, 'dogs'), { recursive: true });
const dogs = [];
for (const dog of demoDogs) dogs.push(await makeDog(dog));
await writeFile(join(content, 'demo.json'), `${JSON.stringify({ video, dogs }, null, 2)}\n`);
await browser.close();
