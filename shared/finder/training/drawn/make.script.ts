// Makes training pictures of the project's own drawn dogs: images, masks, labels.json.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { launchChromium } from '../../../../scripts/demo/chromium';
import { pointNames } from './face';
import { maskOf, type DogLabel, type Owners } from './label';
import { prepare, render } from './render';

const [target, countText = '', seedText = '1'] = process.argv.slice(2);
const [count, seed] = [Number(countText), Number(seedText)];
if (target === undefined || !(count > 0) || !Number.isInteger(seed)) {
  console.error('usage: node --import tsx make.script.ts OUT_DIR COUNT [SEED]');
  process.exit(1);
}

/** The mask as a gray PNG. */
const maskFile = (owners: Owners): Buffer => {
  const { width, height } = owners;
  const file = Object.assign(new PNG({ width, height }), { data: Buffer.from(maskOf(owners)) });
  return PNG.sync.write(file, { colorType: 0, inputColorType: 0 });
};

const withoutArea = ({ box, points }: DogLabel): Omit<DogLabel, 'area'> => ({ box, points });

// Consecutive seeds give unrelated pictures, and a picture does not depend on how many are made.
const seedOf = (index: number): number => Math.imul(seed * 1_000_003 + index, 0x9e3779b1);

await mkdir(join(target, 'images'), { recursive: true });
await mkdir(join(target, 'masks'), { recursive: true });
const browser = await launchChromium();
const page = await browser.newPage();
await prepare(page);
const labelsFile = join(target, 'labels.json');
const images: Record<string, unknown> = existsSync(labelsFile)
  ? (JSON.parse(await readFile(labelsFile, 'utf8')) as { images: Record<string, unknown> }).images
  : {};
const saveLabels = (): Promise<void> =>
  writeFile(labelsFile, JSON.stringify({ points: pointNames, images }));
let [last, drawn] = [Date.now(), 0];
for (let index = 0; index < count; index++) {
  const name = `drawn_${seed}_${String(index).padStart(5, '0')}`;
  if (images[`${name}.jpg`] !== undefined) continue;
  const { jpeg, owners, dogs } = await render(page, seedOf(index));
  await writeFile(join(target, 'images', `${name}.jpg`), jpeg);
  await writeFile(join(target, 'masks', `${name}.png`), maskFile(owners));
  images[`${name}.jpg`] = {
    part: 'drawn',
    size: [owners.width, owners.height],
    dogs: dogs.map(withoutArea),
  };
  drawn++;
  if ((index + 1) % 100 > 0) continue;
  // If this run is stopped, the next one continues from these labels.
  await saveLabels();
  console.log(`${index + 1} of ${count}, ${((Date.now() - last) / drawn).toFixed(0)} ms each`);
  [last, drawn] = [Date.now(), 0];
}
await saveLabels();
await browser.close();
