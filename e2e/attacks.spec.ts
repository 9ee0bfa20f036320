import { expect, type Page } from '@playwright/test';
import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryFile } from '../scripts/config/registry';
import { formatRegistry, parseRegistry, type Registry } from '../scripts/release/core/registry';
import { changeRegistry } from '../scripts/release/core/store';
import { failureMessages } from '../shell/src/remote/failureMessages';
import { MARKER_PATH, startAttacker, type Attacker } from './support/attacker';
import { uploadPhoto } from './support/book';
import { choosePhoto } from './support/bookForm';
import { runClockUntil, stopClock } from './support/clock';
import { field } from './support/forms';
import { heading } from './support/locators';
import { signIn } from './support/session';
import { startStore } from './support/store';
import { waitForTakeover } from './support/takeover';
import { test } from './support/test';

// Twenty attacks on one signed store, each of which tries to get code or data into the browser. No
// such code may run, and the rest of the site must work. If something is missing, the visitor must
// see a plain message. The operator must get a report.

const siteKeyPair = generateKeyPairSync('ed25519');
const attackerKey = generateKeyPairSync('ed25519').privateKey;
const publicKey = siteKeyPair.publicKey
  .export({ format: 'der', type: 'spki' })
  .subarray(-32)
  .toString('base64');

let site: Awaited<ReturnType<typeof startStore>>;
let attacker: Attacker;
let elsewhere: Attacker;
// All tests share one store and one build.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startStore(
    { reportUrl: '/v1/failures', registryKeys: [publicKey], rateLimit: 0 },
    siteKeyPair.privateKey,
  );
});
test.afterAll(() => site.close());
test.beforeEach(async ({ page }) => {
  attacker = await startAttacker(site.url);
  elsewhere = await startAttacker(site.url);
  await signIn(page);
});
test.afterEach(async () => {
  await attacker.close();
  await elsewhere.close();
});

const hash = (text: string): string =>
  `sha384-${createHash('sha384').update(text, 'latin1').digest('base64')}`;

const maliciousCode = (code: string): string =>
  `fetch(${JSON.stringify(MARKER_PATH)});globalThis.hacked=1;${code}`;
const maliciousScript = (code: string) => ({ body: maliciousCode(code), type: 'text/javascript' });

const registryPath = /^\/registry\.json/;
const manifestPath = /^\/mf-orders\/[^/]+\/mf-manifest\.json/;
const entryPath = /^\/mf-orders\/[^/]+\/remoteEntry\.\w+\.js/;
const sharedPath = /^\/(?:shell\/[^/]+\/)?\d+\.\w+\.js/;
const screenPath = /^\/mf-orders\/[^/]+\/\d+\.\w+\.js/;
const stylePath = /^\/mf-orders\/[^/]+\/\d+\.\w+\.css/;
const workerPath = /\/coloring\.\w+\.js/;
const weightsPath = /\/dog-finder\.\w+\.bin/;

/** Replaces the registry with a changed one, signed with `key` if there is one. */
const forgeRegistry = (change: (registry: Registry) => Registry, key?: KeyObject): void =>
  attacker.intercept(registryPath, (text) => ({
    body: formatRegistry(change(parseRegistry(text)), key),
  }));
const withOrders =
  (change: object) =>
  (registry: Registry): Registry => ({
    ...registry,
    remotes: { ...registry.remotes, orders: { ...registry.remotes['orders'], ...change } },
  });
const unchanged = (registry: Registry): Registry => registry;

const alertIn = (page: Page) => page.getByRole('main').getByRole('alert');

/** Expects that the attacker's code has not run, and that the attacker's styles loaded nothing. */
const expectUnharmed = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked') as unknown)).toBeUndefined();
  expect(
    [...attacker.requestedPaths, ...elsewhere.requestedPaths].filter((url) => url === MARKER_PATH),
  ).toEqual([]);
};

const expectReported = (remote: string, stage: string) =>
  expect.poll(() => attacker.reports).toContainEqual(expect.objectContaining({ remote, stage }));

/**
 * Opens Orders, which is under attack, and expects a message instead of the screen. Screens that do
 * not need the attacked file, such as `otherScreen`, must work.
 */
const expectOrdersRefused = async (
  page: Page,
  stage: keyof typeof failureMessages,
  otherScreen = 'Settings',
): Promise<void> => {
  const message = alertIn(page).filter({ hasText: failureMessages[stage] });
  await page.clock.install();
  await page.goto(`${attacker.url}/about-us`);
  await expect(heading(page, 'About Us')).toBeVisible();
  await waitForTakeover(page);
  await stopClock(page);
  await page.getByRole('link', { name: 'Orders' }).click();
  await runClockUntil(page, message);
  await expect(heading(page, "Orders can't be shown right now")).toBeVisible();
  await expectReported('orders', stage);
  await page.getByRole('link', { name: otherScreen }).click();
  await expect(heading(page, otherScreen)).toBeVisible();
  // A retry must not let the attacker in, either.
  await page.getByRole('link', { name: 'Orders' }).click();
  await runClockUntil(page, message);
  const retried = page.waitForRequest(/\/registry\.json/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await retried;
  await runClockUntil(page, message);
  await expectUnharmed(page);
};

/**
 * Opens the site with a bad registry, and expects that Orders is refused and the shell's screens
 * work.
 */
const expectRegistryRefused = async (
  page: Page,
  stage: keyof typeof failureMessages,
): Promise<void> => {
  await page.goto(`${attacker.url}/orders`);
  await expect(heading(page, "Orders can't be shown right now")).toBeVisible();
  await expect(alertIn(page)).toContainText(failureMessages[stage]);
  await expectReported('orders', stage);
  await page.goto(`${attacker.url}/nowhere`);
  await expect(heading(page, 'This page wandered off the page!')).toBeVisible();
  await expectUnharmed(page);
};

/** Visits Orders before the attack, so that the browser stores a good registry. */
const visitBeforeAttack = async (page: Page): Promise<void> => {
  await page.goto(`${attacker.url}/orders`);
  await expect(heading(page, /^Orders$/)).toBeVisible();
};

/** Expects that the site works with the last good registry, which an earlier visit has stored. */
const expectLastGoodRegistry = async (page: Page): Promise<void> => {
  await page.goto(`${attacker.url}/orders`);
  await expect(heading(page, /^Orders$/)).toBeVisible();
  await expectReported('shell', 'trust');
  attacker.reports.length = 0;
  // Even without that registry, the stored highest serial is enough to refuse the bad one.
  await page.evaluate(() => localStorage.removeItem('registry'));
  await expectRegistryRefused(page, 'trust');
};

const attacks: readonly (readonly [what: string, (page: Page) => Promise<void>])[] = [
  [
    'a registry without a signature',
    (page) => {
      forgeRegistry(unchanged);
      return expectRegistryRefused(page, 'trust');
    },
  ],
  [
    'a registry signed with another key',
    (page) => {
      forgeRegistry(unchanged, attackerKey);
      return expectRegistryRefused(page, 'trust');
    },
  ],
  [
    'a registry changed after it was signed',
    (page) => {
      attacker.intercept(registryPath, (text) => ({
        body: text.replace('"mf-orders/', '"mf-evil/'),
      }));
      return expectRegistryRefused(page, 'trust');
    },
  ],
  [
    'a replayed older registry',
    async (page) => {
      const old = await readFile(registryFile(site.store), 'latin1');
      await changeRegistry(site.store, unchanged, siteKeyPair.privateKey);
      await visitBeforeAttack(page);
      attacker.intercept(registryPath, () => ({ body: old }));
      await expectLastGoodRegistry(page);
    },
  ],
  [
    'a registry downgraded to the form without serials',
    async (page) => {
      await visitBeforeAttack(page);
      forgeRegistry(
        ({ serial: _serial, store: _store, ...registry }) => registry,
        siteKeyPair.privateKey,
      );
      await expectLastGoodRegistry(page);
    },
  ],
  [
    'a registry that redirects to another origin',
    (page) => {
      attacker.intercept(registryPath, () => ({
        status: 302,
        body: '',
        headers: { location: `${elsewhere.url}/registry.json` },
      }));
      return expectRegistryRefused(page, 'registry');
    },
  ],
  [
    'a release without a hash',
    (page) => {
      forgeRegistry(withOrders({ integrity: undefined }), siteKeyPair.privateKey);
      return expectOrdersRefused(page, 'trust');
    },
  ],
  [
    'a release with a wrong hash',
    (page) => {
      forgeRegistry(withOrders({ integrity: hash('another') }), siteKeyPair.privateKey);
      return expectOrdersRefused(page, 'entry');
    },
  ],
  [
    'an entry from an origin that is not allowed',
    (page) => {
      forgeRegistry(
        withOrders({ entry: `${elsewhere.url}/mf-orders/mf-manifest.json` }),
        siteKeyPair.privateKey,
      );
      return expectOrdersRefused(page, 'origin');
    },
  ],
  [
    'an entry that redirects to an origin that is not allowed',
    (page) => {
      elsewhere.intercept(entryPath, (code) => maliciousScript(code));
      attacker.intercept(entryPath, () => ({
        status: 302,
        body: '',
        headers: { location: `${elsewhere.url}/mf-orders/1/remoteEntry.0123456789.js` },
      }));
      return expectOrdersRefused(page, 'entry');
    },
  ],
  [
    'a path traversal out of the store',
    (page) => {
      // At the root there is no folder above the site, so serve the site below a path.
      attacker.intercept(/^\/home|^\/about-us|^\/settings|^\/orders/, (page) => ({
        body: page.replace('"registryUrl":"/registry.json"', '"registryUrl":"/deep/registry.json"'),
      }));
      attacker.intercept(/^\/deep\/registry\.json/, async () => ({
        type: 'application/json',
        body: formatRegistry(
          withOrders({ entry: '../mf-orders/mf-manifest.json' })(
            withRootRelativeEntries(
              parseRegistry(await readFile(registryFile(site.store), 'utf8')),
            ),
          ),
          siteKeyPair.privateKey,
        ),
      }));
      return expectOrdersRefused(page, 'origin');
    },
  ],
  [
    'a path traversal in a manifest',
    async (page) => {
      const { orders } = parseRegistry(await readFile(registryFile(site.store), 'utf8')).remotes;
      const manifest = (await readFile(join(site.store, orders.entry), 'latin1')).replace(
        /"path":\s*"",\s*"type"/,
        '"path":"../../","type"',
      );
      forgeRegistry(withOrders({ manifestIntegrity: hash(manifest) }), siteKeyPair.privateKey);
      attacker.intercept(manifestPath, () => ({ body: manifest }));
      await expectOrdersRefused(page, 'manifest');
    },
  ],
  [
    'the manifest of another remote',
    async (page) => {
      const { account } = parseRegistry(await readFile(registryFile(site.store), 'utf8')).remotes;
      const manifest = await readFile(join(site.store, account.entry), 'latin1');
      attacker.intercept(manifestPath, () => ({ body: manifest }));
      await expectOrdersRefused(page, 'manifest');
    },
  ],
  [
    'a swapped entry',
    (page) => {
      attacker.intercept(entryPath, maliciousScript);
      return expectOrdersRefused(page, 'entry');
    },
  ],
  [
    'a swapped chunk of a module that remotes share',
    (page) => {
      attacker.intercept(sharedPath, maliciousScript);
      // Settings needs the same module.
      return expectOrdersRefused(page, 'screen', 'About Us');
    },
  ],
  [
    'a swapped chunk of a screen',
    (page) => {
      attacker.intercept(screenPath, maliciousScript);
      return expectOrdersRefused(page, 'screen');
    },
  ],
  [
    'a swapped style sheet',
    (page) => {
      attacker.intercept(stylePath, (css) => ({
        body: `${css}html{background:url(${MARKER_PATH})}`,
      }));
      return expectOrdersRefused(page, 'screen');
    },
  ],
  [
    'a swapped worker',
    async (page) => {
      attacker.intercept(workerPath, maliciousScript);
      await page.goto(`${attacker.url}/create-book`);
      await choosePhoto(page);
      await expect(field(page, 'Photo')).toHaveAccessibleDescription(
        'The drawing stopped before it was done. Try again.',
      );
      await expectReported('books', 'photo');
      await expectOrdersWorks(page);
    },
  ],
  [
    'a swapped file of weights',
    async (page) => {
      attacker.intercept(weightsPath, (bytes) => ({ body: `${bytes.slice(0, -1)}\0` }));
      await uploadPhoto(page, attacker.url);
      await expect(page.getByRole('region', { name: 'Cutout' }).getByRole('alert')).toHaveText(
        /didn't arrive\. Check your connection/,
      );
      await expectReported('books', 'finder');
      await expectOrdersWorks(page);
    },
  ],
  [
    'a worker that changes after it was checked',
    async (page) => {
      attacker.intercept(workerPath, (code, times) =>
        times === 1 ? undefined : maliciousScript(code),
      );
      await uploadPhoto(page, attacker.url);
      await expect(page.getByRole('region', { name: 'Cutout' }).getByRole('status')).toHaveText(
        'This is what the pages are drawn from.',
      );
      // The browser runs the checked script from its cache.
      expect(attacker.requestedPaths.filter((url) => workerPath.test(url))).toHaveLength(1);
      await expectUnharmed(page);
    },
  ],
];

/** Makes a registry's addresses root-relative, so that it can be served from a deeper folder. */
const withRootRelativeEntries = (registry: Registry): Registry => ({
  ...registry,
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => [
      name,
      { ...remote, entry: `/${remote.entry}` },
    ]),
  ),
});

const expectOrdersWorks = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click();
  await expect(heading(page, /^Orders$/)).toBeVisible();
  await expectUnharmed(page);
};

test('without an attack, the signed site works', async ({ page }) => {
  await visitBeforeAttack(page);
  await uploadPhoto(page, attacker.url);
  await expect(page.getByRole('region', { name: 'Cutout' }).getByRole('status')).toHaveText(
    'This is what the pages are drawn from.',
  );
  // On a slow machine `slow` may be reported, but nothing else.
  expect(attacker.reports.filter(({ stage }) => stage !== 'slow')).toEqual([]);
});

for (const [what, attack] of attacks)
  test(`the site blocks ${what}`, async ({ page }) => {
    await attack(page);
  });
