import { expect, type Page } from '@playwright/test';
import { CONTRACT_VERSION } from '../shared/kernel/src/remote/version';
import { SCREEN_DEADLINE_MS } from '../shell/src/federation/timing';
import { waitForEffects, runClockUntil, stopClock } from './support/clock';
import { startFaultySite, type Fault, type FaultySite } from './support/faultySite';
import { latch } from './support/latch';
import { heading } from './support/locators';
import { open } from './support/navigate';
import { signIn } from './support/session';
import { waitForTakeover } from './support/takeover';
import { smallTargets } from './support/targets';
import { test as base } from './support/test';

const test = base.extend<{ site: FaultySite }>({
  site: async ({ baseURL }, provide) => {
    const site = await startFaultySite(baseURL!);
    await provide(site);
    await site.close();
  },
});

const manifest = /^\/mf-orders\/mf-manifest\.json/;
const entry = /^\/mf-orders\/remoteEntry[.\w]*\.js/;
const pageScript = /^\/mf-orders\/\d+\.\w+\.js/;
const pageStyle = /^\/mf-orders\/\d+\.\w+\.css/;
const registry = /^\/registry\.json/;

const hang: Fault = { kind: 'hang' };
const reset: Fault = { kind: 'reset' };
const missing: Fault = { kind: 'response', status: 404, type: 'text/plain', body: 'Not found' };
const htmlPage: Fault = {
  kind: 'response',
  status: 200,
  type: 'text/html',
  body: '<!doctype html><h1>Hello</h1>',
};
const script = (body: string): Fault => ({
  kind: 'response',
  status: 200,
  type: 'text/javascript',
  body,
});

/** A remote entry whose container exposes the given expression. */
const container = (expression: string): Fault =>
  script(`globalThis.mf_orders = { init() {}, get: async () => () => (${expression}) };`);
const remote = (contract: string, screen: string): string =>
  `{ default: { name: 'orders', contract: '${contract}', routes: [{ path: '/orders', load: async () => ({ default: ${screen} }) }] } }`;

/** The last contract before 2.0, which removed exports that a remote built for 1.2 may use. */
const EARLIER = '1.2';

// The tests in `shell/src/federation` try more contents of the registry, manifests and remotes.
const faults: readonly (readonly [what: string, pattern: RegExp, fault: Fault])[] = [
  ['the manifest is missing', manifest, missing],
  ['the manifest is a page', manifest, htmlPage],
  ['the manifest hangs', manifest, hang],
  ['the manifest is cut off', manifest, reset],
  ['the entry is missing', entry, missing],
  ['the entry hangs', entry, hang],
  ['the entry throws', entry, script("throw new Error('broken entry');")],
  ['the entry is a page', entry, htmlPage],
  ['the entry is cut off', entry, reset],
  ['the entry is empty', entry, script('')],
  ["the screen's chunk is missing", pageScript, missing],
  ["the screen's chunk hangs", pageScript, hang],
  ["the screen's styles hang", pageStyle, hang],
  ['the remote exposes nothing', entry, container('null')],
  [
    'the remote was built against another contract',
    entry,
    container(remote(EARLIER, '() => null')),
  ],
  [
    'the screen throws while rendering',
    entry,
    container(remote(CONTRACT_VERSION, "() => { throw new Error('broken screen'); }")),
  ],
  ['the registry is missing', registry, missing],
  ['the registry is a page', registry, htmlPage],
  ['the registry hangs', registry, hang],
];

const unavailable = "Orders can't be shown right now";
/** The fallback that says what failed, not the one that shows when a screen is late. */
const failure = (page: Page) =>
  page
    .locator('main [data-stage]:not([data-stage=slow])')
    .filter({ has: page.getByRole('heading', { level: 1, name: unavailable }) });

/** Opens the orders, and expects their fallback exactly when the screen's deadline has passed. */
const expectFallbackAtDeadline = async (page: Page, site: FaultySite): Promise<void> => {
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect.poll(site.faultCount).toBeGreaterThan(0);
  await expect(page.getByText('Loading Orders')).toBeAttached();
  await waitForEffects(page);
  await page.clock.fastForward(SCREEN_DEADLINE_MS - 1);
  await expect(page.getByText('Loading Orders')).toBeAttached();
  await expect(heading(page, unavailable)).toHaveCount(0);
  await page.clock.fastForward(1);
  await expect(heading(page, unavailable)).toBeVisible();
};

for (const [what, pattern, fault] of faults) {
  test(`when ${what}, the fallback shows in time, the rest works, and Try again recovers`, async ({
    page,
    site,
  }) => {
    await signIn(page);
    await page.clock.install();
    const hangs = fault.kind === 'hang';
    const isRegistryBroken = pattern === registry;
    if (isRegistryBroken) site.break(pattern, fault);
    if (isRegistryBroken && !hangs) await page.goto(`${site.url}/orders`);
    else {
      // The page requests the registry early, but the shell's own screens do not wait for it.
      await page.goto(`${site.url}${isRegistryBroken ? '/nowhere' : '/about-us'}`);
      await expect(heading(page, /wandered off|About Us/)).toBeVisible();
      // The first HTML has the heading too, and a stopped clock would keep the site from starting.
      await waitForTakeover(page);
      if (!isRegistryBroken) site.break(pattern, fault);
      await stopClock(page);
      if (hangs) await expectFallbackAtDeadline(page, site);
      else {
        await page.getByRole('link', { name: 'Orders' }).click();
        await runClockUntil(page, failure(page));
      }
    }
    await expect(heading(page, unavailable)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/Error|http|undefined/);

    if (!isRegistryBroken) {
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(heading(page, 'Settings')).toBeVisible();
      await page.getByRole('link', { name: 'Orders' }).click();
      await runClockUntil(page, hangs ? heading(page, unavailable) : failure(page));
      await expect(heading(page, unavailable)).toBeVisible();
    }

    site.heal();
    // A slow machine may need longer than the site's time limits.
    await stopClock(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, /^Orders$/)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'In Progress' })).toBeVisible();
  });
}

test('on a slow connection, a late screen replaces the fallback by itself', async ({
  page,
  site,
}) => {
  await signIn(page);
  await page.clock.install();
  await page.goto(`${site.url}/about-us`);
  await waitForTakeover(page);
  const gate = latch();
  await page.route(/\/mf-orders\/\d+\.\w+\.js/, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await stopClock(page);
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText('Loading Orders')).toBeAttached();
  await waitForEffects(page);
  await page.clock.fastForward(20_000);
  await expect(heading(page, unavailable)).toBeVisible();
  gate.open();
  await expect(heading(page, /^Orders$/)).toBeVisible();
});

test('Try again loads a module of the shell that did not arrive', async ({ page, site }) => {
  site.break(/^\/forms\.\w+\.js/, missing);
  await page.goto(`${site.url}/login`);
  await expect(heading(page, /can't be shown right now/)).toBeVisible();
  expect(site.faultCount()).toBeGreaterThan(0);
  site.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Sign In')).toBeVisible();
});

test("if the code of a remote's second screen does not arrive, Try again opens it", async ({
  page,
  site,
}) => {
  await signIn(page);
  await open(page, `${site.url}/books/1`);
  site.break(/^\/mf-books\/\d+\.\w+\.js/, missing);
  await page.getByRole('link', { name: 'Create Cover' }).click();
  await expect(heading(page, "Customize Cover can't be shown right now")).toBeVisible();
  expect(site.faultCount()).toBeGreaterThan(0);
  site.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, /^Customize Cover$/)).toBeVisible();
});

test('without its registry, the shell still shows the not-found screen and guards its screens', async ({
  page,
  site,
}) => {
  site.break(registry, missing);
  await page.goto(`${site.url}/nowhere`);
  await expect(heading(page, 'This page wandered off the page!')).toBeVisible();
  await page.goto(`${site.url}/settings`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

for (const [path, name, isSignedIn] of [
  ['/login', 'Sign In', false],
  ['/orders', 'Orders', true],
  ['/nowhere', 'This page wandered off the page!', false],
] as const)
  test(`${path}: a page whose main script does not load says so, and a reload recovers`, async ({
    page,
    site,
  }) => {
    if (isSignedIn) await page.addInitScript(() => localStorage.setItem('token', 'start'));
    site.break(/^\/main\.\w+\.js/, missing);
    await page.goto(site.url + path);
    await expect(heading(page, 'Scribblepup could not start')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    site.heal();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await waitForTakeover(page);
    await expect(heading(page, name)).toBeVisible();
  });
