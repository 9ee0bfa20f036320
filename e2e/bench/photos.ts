import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { watchMachineSpeed } from '../../scripts/bench/machineSpeed';
import { median } from '../../scripts/bench/measure';
import { exitOnSignals } from '../../scripts/config/atExit';
import { readCommandLine } from '../../scripts/config/commandLine';
import { temporaryFolder } from '../../scripts/config/temporaryFolder';
import { integerFromEnv } from '../../scripts/config/integer';
import { addPhoto, enterDog, generate } from '../support/bookForm';
import { chromiumLaunch } from '../support/browser';
import { drawnPhotos } from '../support/drawnPhoto';
import { field, press } from '../support/forms';
import { rendererPeak } from '../support/memory';
import { runningSite } from '../support/runningSite';
import { defineTsxHelper } from '../support/tsxHelper';

/**
 * Measures on the site at SITE (`npm start`, http://127.0.0.1:3000) what eight photos of two dogs
 * cost, compared with one photo of one dog: seconds from choosing them to 100 pages, the tab's peak
 * memory, and the size of the project's file.
 */
readCommandLine('[SITE=http://127.0.0.1:3000] [RUNS=3] npm run bench:photos -w e2e');
const site = await runningSite();
const RUNS = integerFromEnv('RUNS', 3);
const PHOTOS = 8;
/** Scales each drawn photo, at most 900 x 1100 px, to the size of a phone's photo. */
const ENLARGEMENT = 4;
exitOnSignals();
/** Photos are files, like a visitor's, because Playwright would keep their bytes in the page. */
const folder = await temporaryFolder('photos');
/** Targets: seconds for each additional photo, peak memory and file size in MB. */
const TARGETS = { perPhoto: 1.2, memory: 450, size: 25 };

interface Cost {
  readonly seconds: number;
  /** Peak memory in MB, without the browser's program. */
  readonly memory: number;
  /** Memory of the browser's program and libraries, in MB. */
  readonly program: number;
  /** Size of the project's file in MB. */
  readonly size: number;
}

const enlarge = (page: Page, photo: Buffer): Promise<Buffer> =>
  page
    .evaluate(
      async ([base64, times]) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const small = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(small.width * times, small.height * times);
        const context = canvas.getContext('2d')!;
        context.imageSmoothingQuality = 'high';
        context.drawImage(small, 0, 0, canvas.width, canvas.height);
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
        const large = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(large, (byte) => String.fromCharCode(byte)).join(''));
      },
      [photo.toString('base64'), ENLARGEMENT] as const,
    )
    .then((base64) => Buffer.from(base64, 'base64'));

const addOthers = async (page: Page, files: readonly string[]): Promise<void> => {
  await press(page, 'Add another dog');
  await field(page, 'Name of dog 2').fill('Mochi');
  await field(page, 'Birth month of dog 2').selectOption('10');
  await page.getByLabel('Add another photo').setInputFiles(files);
  for (let n = PHOTOS / 2 + 1; n <= PHOTOS; n++)
    await field(page, `Who is on photo ${n}?`).selectOption({ label: 'Mochi' });
};

/** The process id of the browser's main process. */
const processOf = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
};

/** Starts a new browser each time, because a browser does not always release memory. */
const visit = async (count: number): Promise<Cost> => {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    await page.addInitScript(() => localStorage.setItem('token', 'bench'));
    await defineTsxHelper(page);
    const files: string[] = [];
    for (const photo of await drawnPhotos(page, count)) {
      const file = join(folder, `${count}-${files.length + 1}.jpg`);
      writeFileSync(file, await enlarge(page, photo));
      files.push(file);
    }
    const [first, ...others] = files;
    await page.goto(`${site}/create-book`);
    await enterDog(page);
    const start = performance.now();
    await addPhoto(page, first);
    if (others.length > 0) await addOthers(page, others);
    await generate(page);
    const more = page.getByRole('button', { name: 'Generate 25 more' });
    for (let step = 0; step < 3; step++) await more.click();
    await page.getByText('100 pages are ready').waitFor({ timeout: 600_000 });
    const seconds = (performance.now() - start) / 1000;
    const { own: memory, program } = rendererPeak(await processOf(browser));
    await page.goto(`${site}/my-projects`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Save a copy/ }).click();
    const size = statSync(await (await download).path()).size / 1e6;
    return { seconds, memory, program, size };
  } finally {
    await browser.close();
  }
};

const medianOf = (costs: readonly Cost[], field: keyof Cost): number =>
  median(costs.map((cost) => cost[field]));

const describeSpeed = watchMachineSpeed();
const [forOne, forEight]: [Cost[], Cost[]] = [[], []];
for (let run = 0; run < RUNS; run++) {
  forOne.push(await visit(1));
  forEight.push(await visit(PHOTOS));
}
const [alone, all] = [medianOf(forOne, 'seconds'), medianOf(forEight, 'seconds')];
const perPhoto = (all - alone) / (PHOTOS - 1);
console.log(`100 pages: ${alone.toFixed(1)} s from one photo, ${all.toFixed(1)} s from ${PHOTOS}`);
console.log(`  ${perPhoto.toFixed(2)} s for each additional photo (target: ${TARGETS.perPhoto})`);
for (const [field, costs] of [
  ['one photo', forOne],
  [`${PHOTOS} photos`, forEight],
] as const)
  console.log(
    `${field}: ${medianOf(costs, 'memory').toFixed(0)} MB at the peak (target: ${TARGETS.memory}) and ${medianOf(costs, 'program').toFixed(0)} MB of the browser's program, a file of ${medianOf(costs, 'size').toFixed(1)} MB (target: ${TARGETS.size})`,
  );
console.log(describeSpeed());
