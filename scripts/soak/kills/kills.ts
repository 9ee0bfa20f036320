import { build } from 'esbuild';
import { resolve } from 'node:path';
import { uploadAndGenerate } from '../../../e2e/support/book';
import { kill, startBrowser, type RunningBrowser } from '../../../e2e/support/separateBrowser';
import { defineTsxHelper } from '../../../e2e/support/tsxHelper';
import { seededRandom } from '../../../shared/imaging/src/random';
import { root } from '../../config/apps';
import { serveSite } from '../../config/serve';
import { temporaryFolder } from '../../config/temporaryFolder';
import { findLosses, emptyLedger, record, nextLedger, type Ledger, type Message } from './ledger';

// The browser writes local storage to disk about five seconds late, so kills must come before and
// after that.
const MAX_DELAY_MS = 9000;
const MIN_DELAY_MS = 100;

const pageCode = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [resolve(root, 'scripts/soak/kills/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0].text;
};

/** A signed-in browser on the profile, whose pages write and report what they wrote. */
const visit = async (
  profile: string,
  code: string,
  onMessage: (message: Message) => void,
): Promise<RunningBrowser> => {
  const running = await startBrowser(profile);
  const { page } = running;
  await page.exposeBinding('tell', (_source, message: Message) => onMessage(message));
  await defineTsxHelper(page);
  await page.addInitScript(() => localStorage.setItem('token', 'soak'));
  await page.addInitScript(code);
  return running;
};

const openPicker = async ({ page }: RunningBrowser, site: string): Promise<void> => {
  if (!page.url().endsWith('/get-started')) await page.goto(`${site}/get-started`);
  await page.waitForFunction(() => window.soak.isReady(), undefined, { timeout: 600_000 });
};

/**
 * Kills the browser `count` times while the site writes, at moments generated from the seed, and
 * opens it again. Prints the confirmed writes and the lost ones; returns true if none was lost.
 */
export const soakKills = async (dist: string, count: number, seed: number): Promise<boolean> => {
  const next = seededRandom(seed);
  const code = await pageCode();
  const site = await serveSite(dist, { offline: false, rateLimit: 0 });
  const profile = await temporaryFolder('profile');
  const confirmed: Record<string, number> = {};
  const lost: string[] = [];
  let ledger: Ledger = emptyLedger();
  const onMessage = (message: Message): void => {
    record(ledger, message);
    confirmed[message.kind] = (confirmed[message.kind] ?? 0) + 1;
  };
  let running = await visit(profile, code, onMessage);
  try {
    await running.page.goto(`${site.url}/home`);
    const { ids, copy } = await running.page.evaluate(() => window.soak.create());
    await uploadAndGenerate(running.page, site.url);
    await openPicker(running, site.url);
    for (let n = 1; n <= count; n++) {
      const { numbers: from } = ledger;
      await running.page.evaluate((target) => window.soak.write(target), { ids, copy, from });
      const ms = MIN_DELAY_MS + next() ** 2 * (MAX_DELAY_MS - MIN_DELAY_MS);
      await new Promise((done) => setTimeout(done, ms));
      await kill(running);

      running = await visit(profile, code, onMessage);
      await openPicker(running, site.url);
      const read = await running.page
        .evaluate((projectIds) => window.soak.read(projectIds), ids)
        .catch((cause: unknown) => {
          throw new Error(`kill ${n}, after ${ms.toFixed()} ms: the device cannot be read`, {
            cause,
          });
        });
      for (const loss of findLosses(ledger, read)) {
        lost.push(loss);
        console.log(`kill ${n}, after ${ms.toFixed()} ms: ${loss}`);
      }
      ledger = nextLedger(read);
      const imported = read.imports.map(({ id }) => id);
      await running.page.evaluate((projects) => window.soak.forget(projects), imported);
      if (n % 10 === 0) console.log(`${n} of ${count} kills, lost: ${lost.length}`);
    }
  } finally {
    await kill(running);
    await site.close();
  }
  const { click: _clicks, ...kinds } = confirmed;
  const total = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const list = Object.entries(kinds).map(([kind, times]) => `${kind} ${times}`);
  console.log(
    `kills: ${count}, seed ${seed}, ${total} writes confirmed (${list.join(', ')}), lost: ${lost.length}`,
  );
  return lost.length === 0;
};
