import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { finderFromDisk } from '@scribblepup/finder/node';
import { PNG } from 'pngjs';
import type { Pixels } from '@scribblepup/imaging';
import { composePage, pageToSvg } from '@scribblepup/pages';
import { extract, type Cutout } from '@scribblepup/tracing';
import { drawSyntheticDog } from '@scribblepup/tracing/syntheticDog';
import { dogPage } from '../bench/dogPage';

/**
 * Draws the pictures for the READMEs: npm run pictures -w shared/studio. Uses a drawn dog as the
 * photo.
 */
const DOCS = new URL('../docs/', import.meta.url);
const CHOICES = { name: 'Rosie', bornMonth: 5 };
const LOOKS = ['garden', 'royal', 'glass', 'maze'];
const SIDE = 240;

function save(name: string, content: string | Uint8Array): void {
  writeFileSync(fileURLToPath(new URL(name, DOCS)), content);
}

/** Scales a picture down by nearest neighbor and encodes it as PNG. */
function png({ width, height, data }: Pixels): Uint8Array {
  const step = Math.max(1, Math.max(width, height) / SIDE);
  const small = new PNG({ width: Math.floor(width / step), height: Math.floor(height / step) });
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const from = 4 * (Math.floor(y * step) * width + Math.floor(x * step));
      small.data.set(data.subarray(from, from + 4), 4 * (y * small.width + x));
    }
  return PNG.sync.write(small);
}

/** The photo with a white background. */
function cutPixels(photo: Pixels, { area, width, height, alpha }: Cutout): Pixels {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const offset =
        Math.min(
          photo.height - 1,
          Math.max(0, Math.floor(area.y + ((y + 0.5) * area.height) / height)),
        ) *
          photo.width +
        Math.min(
          photo.width - 1,
          Math.max(0, Math.floor(area.x + ((x + 0.5) * area.width) / width)),
        );
      if (alpha[y * width + x] > 127)
        data.set(photo.data.subarray(4 * offset, 4 * offset + 4), 4 * (y * width + x));
    }
  return { width, height, data };
}

mkdirSync(fileURLToPath(DOCS), { recursive: true });
const { photo } = drawSyntheticDog({ width: 640, height: 480, chest: [245, 243, 240], noise: 0 });
const { dog, cutout } = extract(photo, {}, await (await finderFromDisk()).find(photo));
save('1-photo.png', png(photo));
save('2-cutout.png', png(cutPixels(photo, cutout)));
save('3-outline.svg', pageToSvg(dogPage(dog, 'outline'), dog));
save('4-lines.svg', pageToSvg(dogPage(dog, 'all'), dog));
for (const [i, id] of LOOKS.entries())
  save(`${i + 5}-${id}.svg`, pageToSvg(composePage(dog, id, CHOICES), dog));
