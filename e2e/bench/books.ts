import { chromium, type Page } from '@playwright/test';
import { readFileSync, statSync } from 'node:fs';
import { readCommandLine } from '../../scripts/config/commandLine';
import { uploadAndGenerate } from '../support/book';
import { chromiumLaunch } from '../support/browser';
import { restoreCopy, saveCopy } from '../support/copies';
import { press } from '../support/forms';
import { runningSite } from '../support/runningSite';
import { defineTsxHelper } from '../support/tsxHelper';

/**
 * Measures the books' screens on the site at SITE (`npm start`, http://127.0.0.1:3000): response
 * time of a pick with 100 pages drawn, the picker's memory, a whole book's PDF, and restoring its
 * project from a copy.
 */
readCommandLine('[SITE=http://127.0.0.1:3000] npm run bench -w e2e');
const site = await runningSite();
const PICKS = 20;
/** Targets: times in ms, memory and file sizes in MB. */
const TARGETS = { pick: 50, memory: 200, pdf: 3000, size: 5, restore: 10_000, copy: 25 };

const line = (what: string, value: number, target: number, unit: string): void =>
  console.log(
    `${what}: ${value.toFixed(value < 10 ? 2 : 0)} ${unit} (target: ${target} ${unit}, ${(value / target).toFixed(2)} of it)`,
  );

const drawAll = async (page: Page): Promise<void> => {
  await uploadAndGenerate(page, site);
  const more = page.getByRole('button', { name: 'Generate 25 more' });
  for (let step = 0; step < 3; step++) await more.click();
  await page.getByText('100 pages are ready').waitFor({ timeout: 240_000 });
};

/** Times in ms from each click to the frame that shows the page as picked, shortest first. */
const pickTimes = (page: Page): Promise<number[]> =>
  page.evaluate(async (picks) => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].slice(0, picks);
    const times: number[] = [];
    for (const card of cards) {
      const start = performance.now();
      card.click();
      while (card.getAttribute('aria-pressed') !== 'true') await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      times.push(performance.now() - start);
      await new Promise((done) => setTimeout(done, 100));
    }
    return times.sort((a, b) => a - b);
  }, PICKS);

/**
 * The memory of the page's process in MB after garbage collection, including its worker, pictures
 * and the browser's own code. Read from /proc, so it works only on Linux.
 */
const megabytes = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const browserDevtools = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await browserDevtools.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(
      ({ id }) =>
        Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0) /
        1000,
    );
  return Math.max(...sizes);
};

/** The projects in a copy, without the time when it was made. */
const projectsIn = (copy: Buffer): string =>
  JSON.stringify((JSON.parse(copy.toString()) as { projects: unknown }).projects);

const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage();
await page.addInitScript(() => localStorage.setItem('token', 'bench'));
await defineTsxHelper(page);
await drawAll(page);
const times = await pickTimes(page);
line('a pick with 100 pages, median', times[PICKS / 2], TARGETS.pick, 'ms');
line('a pick with 100 pages, slowest', times.at(-1)!, TARGETS.pick, 'ms');
// After this wait, the workers that drew the pages are idle.
await page.waitForTimeout(5000);
if (process.platform === 'linux')
  line('the picker with 100 pages', await megabytes(page), TARGETS.memory, 'MB');

await page.getByRole('button', { name: 'Pick the rest for me' }).click();
await page.getByRole('button', { name: 'Create Book' }).click();
await page.getByRole('button', { name: 'Confirm' }).click();
await page.getByRole('button', { name: 'Ok', exact: true }).click();
await page.getByRole('link', { name: 'Book 1' }).click();
const [file, started] = await Promise.all([
  page.waitForEvent('download'),
  page
    .getByRole('button', { name: 'Download PDF' })
    .click()
    .then(() => performance.now()),
]);
line('a book of 52 pages as a PDF', performance.now() - started, TARGETS.pdf, 'ms');
line('its size', statSync(await file.path()).size / 1e6, TARGETS.size, 'MB');

await page.goto(`${site}/my-projects`);
const copy = await saveCopy(page, 'Save a copy of Biscuit');
line('a copy of the project', copy.length / 1e6, TARGETS.copy, 'MB');
await press(page, 'Delete Biscuit');
await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
await page.getByText('Biscuit was deleted.').waitFor();
const restoreStart = performance.now();
await restoreCopy(page, 'Restore a copy', copy);
await page.getByText('Your copy is restored.').waitFor();
line('restoring it', performance.now() - restoreStart, TARGETS.restore, 'ms');
const restored = projectsIn(await saveCopy(page, 'Save a copy of Biscuit'));
console.log(`restored bit for bit: ${restored === projectsIn(copy) ? 'yes' : 'NO'}`);
await browser.close();
