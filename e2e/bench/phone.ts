import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { watchMachineSpeed } from '../../scripts/bench/machineSpeed';
import { median } from '../../scripts/bench/measure';
import { exitOnSignals } from '../../scripts/config/atExit';
import { readCommandLine } from '../../scripts/config/commandLine';
import { temporaryFolder } from '../../scripts/config/temporaryFolder';
import { integerFromEnv } from '../../scripts/config/integer';
import { choosePhoto, enterDog } from '../support/bookForm';
import { chromiumLaunch } from '../support/browser';
import { drawnPhoto } from '../support/drawnPhoto';
import { runningSite } from '../support/runningSite';
import { slowDown } from '../support/slowDown';
import { defineTsxHelper } from '../support/tsxHelper';

/**
 * Measures on the site at SITE (`npm start`, http://127.0.0.1:3000) how long a visitor waits from
 * choosing a photo to the first full page: on a phone of 390 px with a processor four times slower,
 * and on a desktop in the same run. Before that, the visitor takes a few seconds to find the photo;
 * after that, the script never pauses, so all of the time is waiting. The browser's workers are
 * slowed down like the page.
 */
readCommandLine('[SITE=http://127.0.0.1:3000] [RUNS=3] npm run bench:phone -w e2e');
const site = await runningSite();
const RUNS = integerFromEnv('RUNS', 3);
const SLOWDOWN = 4;
const TARGET_S = 5;
/** How long a visitor looks for the photo, in ms. */
const LOOK_MS = 5000;
/** Time in ms between two checks for the element that the script waits for. */
const POLL_MS = 50;
exitOnSignals();
/** The photo is a file, like a visitor's: bytes would be decoded by a script in the slow page. */
const photo = join(await temporaryFolder('phone'), 'biscuit.jpg');

interface Visit {
  readonly width: number;
  readonly height: number;
  /** How many times slower the processor is. */
  readonly slowdown: number;
}

const phone: Visit = { width: 390, height: 844, slowdown: SLOWDOWN };
const desktop: Visit = { width: 1440, height: 900, slowdown: 1 };

/** Seconds from choosing the photo to applying the crop, opening the picker and seeing a page. */
interface Waits {
  readonly crop: number;
  readonly picker: number;
  readonly page: number;
}

/**
 * Clicks a button as soon as it can be clicked. Playwright's own click computes roles and names in
 * the page, which would take a tenth of the slow processor's time.
 */
const press = async (page: Page, name: string): Promise<void> => {
  const found = await page.waitForFunction(
    (text) => {
      const button = [...document.querySelectorAll('button')].find(
        (button) =>
          button.textContent.trim() === text && button.checkVisibility() && !button.disabled,
      );
      if (!button) return null;
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (document.elementFromPoint(x, y)?.closest('button') === button) return { x, y };
      button.scrollIntoView({ block: 'center' });
      return null;
    },
    name,
    { polling: POLL_MS },
  );
  const center = await found.jsonValue();
  if (center) await page.mouse.click(center.x, center.y);
};

const visit = async (browser: Browser, { width, height, slowdown }: Visit): Promise<Waits> => {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-US' });
  let restoreSpeed = (): void => undefined;
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('token', 'bench'));
    await defineTsxHelper(page);
    writeFileSync(photo, await drawnPhoto(page));
    await page.goto(`${site}/create-book`);
    restoreSpeed = await slowDown(browser, slowdown);
    await enterDog(page);
    await page.waitForTimeout(LOOK_MS);
    const start = performance.now();
    const waited = (): number => (performance.now() - start) / 1000;
    await choosePhoto(page, photo);
    await press(page, 'Apply');
    const crop = waited();
    await press(page, 'Next');
    await press(page, 'Get Started');
    await page.waitForFunction(() => location.pathname === '/get-started', null, {
      polling: POLL_MS,
    });
    const picker = waited();
    await page.waitForFunction(() => document.querySelector('[data-card]') !== null, null, {
      polling: POLL_MS,
    });
    return { crop, picker, page: waited() };
  } finally {
    restoreSpeed();
    await context.close();
  }
};

const describeSpeed = watchMachineSpeed();
const browser = await chromium.launch(await chromiumLaunch());
const waits: Record<'phone' | 'desktop', Waits[]> = { phone: [], desktop: [] };
// The first visit fills the browser's caches, so it does not count.
await visit(browser, desktop);
for (let run = 0; run < RUNS; run++) {
  waits.phone.push(await visit(browser, phone));
  waits.desktop.push(await visit(browser, desktop));
}
await browser.close();

const medianOf = (device: 'phone' | 'desktop', what: keyof Waits): number =>
  median(waits[device].map((wait) => wait[what]));
const [slow, fast] = [medianOf('phone', 'page'), medianOf('desktop', 'page')];
console.log(
  `phone, ${SLOWDOWN} times slower: ${slow.toFixed(2)} s to the first page (target: ${TARGET_S} s, ${(slow / TARGET_S).toFixed(2)} of it)`,
);
console.log(
  `  ${medianOf('phone', 'crop').toFixed(2)} s until the crop was applied, ${medianOf('phone', 'picker').toFixed(2)} s until the picker opened`,
);
console.log(
  `desktop: ${fast.toFixed(2)} s; the phone takes ${(slow / fast).toFixed(2)} times as long`,
);
console.log(describeSpeed());
