import { expect, type Page } from '@playwright/test';
import { readConfig } from '../api/src/config';
import { createServer } from '../api/src/server';
import { axeViolations } from './support/axe';
import { signIn } from './support/session';
import { waitForScreen, waitForTakeover } from './support/takeover';
import { test as base } from './support/test';
import { navigateTo, open } from './support/navigate';

/** The address of a site whose operator allows the overlay. */
const test = base.extend<{ site: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
  site: async ({}, provide) => {
    const server = await createServer({ ...readConfig({}), overlay: true });
    await provide(await server.listen({ host: '127.0.0.1', port: 0 }));
    const closed = server.close();
    server.server.closeAllConnections();
    await closed;
  },
});

const panel = (page: Page) => page.getByRole('complementary', { name: 'Federation' });
const remote = (page: Page, name: string) => panel(page).getByRole('region', { name });

interface Span {
  readonly step: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the last rendered screen and the steps to it, in order. Leaves out `route` and
 * `bootstrap`, which overlap with other steps.
 */
const lastScreen = (page: Page): Promise<{ screen: Span; steps: Span[] }> =>
  page.evaluate(() => {
    const spans = performance
      .getEntriesByType('measure')
      .filter(({ name }) => name.startsWith('federation:'))
      .map(({ name, startTime, duration }) => ({
        step: name.replace('federation:', ''),
        from: startTime,
        to: startTime + duration,
      }));
    const screen = spans.filter(({ step }) => step.endsWith(':screen')).at(-1)!;
    const [remote] = screen.step.split(':');
    const steps = spans.filter(({ step, from }) => {
      const [app, name] = step.split(':');
      const isSequential = !['route', 'bootstrap', 'screen'].includes(name);
      return isSequential && [remote, 'shell'].includes(app) && from >= screen.from;
    });
    return { screen, steps };
  });

test('if the operator does not allow the overlay, none of its code is fetched', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/about-us?federation');
  await waitForTakeover(page);
  await page.keyboard.press('Alt+Shift+F');
  // If the shortcut had opened the overlay, its code would arrive before this screen's.
  await navigateTo(page, '/login');
  await expect(panel(page)).toBeHidden();
  const bodies = await Promise.all(scripts);
  expect(bodies.filter((body) => body.length > 0)).not.toEqual([]);
  expect(bodies.filter((body) => body.includes('Override active'))).toEqual([]);
});

test('the overlay has the focus as soon as it shows', async ({ page, site }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const shown = document.querySelector('aside[aria-label="Federation"]');
      if (!shown) return;
      observer.disconnect();
      performance.mark('overlay', { detail: shown === document.activeElement });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${site}/about-us?federation`);
  await expect(panel(page)).toBeVisible();
  const hadFocus = await page.evaluate((): unknown => {
    const [mark] = performance.getEntriesByName('overlay');
    return mark instanceof PerformanceMark && mark.detail;
  });
  expect(hadFocus).toBe(true);
});

test('the address opens the overlay, which lists every remote', async ({ page, site }) => {
  await page.goto(`${site}/home?federation`);
  await expect(panel(page)).toBeFocused();
  await expect(remote(page, 'marketing')).toContainText('ready');
  await expect(remote(page, 'marketing')).toContainText(/render\s*[\d.]+ ms/);
  await expect(remote(page, 'account')).toContainText('not asked for yet');
  await expect(panel(page).getByRole('region', { name: 'Shared modules' })).toContainText(
    /@scribblepup\/ui .* from shell/,
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('on a phone, the overlay fits, and its shortcut opens and closes it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/about-us`);
  await waitForTakeover(page);
  await page.keyboard.press('Alt+Shift+F');
  await expect(panel(page)).toBeFocused();
  const { scrollWidth, clientWidth } = await panel(page).evaluate((element) => ({
    scrollWidth: element.scrollWidth,
    clientWidth: element.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await page.keyboard.press('Alt+Shift+F');
  await expect(panel(page)).toBeHidden();
});

/** Tolerance in ms: browsers round times by less than this. */
const TICK_MS = 1;

/** Expects that the last screen took these steps, one after the other. */
const expectSteps = async (page: Page, names: readonly string[]): Promise<void> => {
  const { screen, steps } = await lastScreen(page);
  expect(steps.map(({ step }) => step)).toEqual(names);
  let until = screen.from;
  for (const { step, from, to } of steps) {
    expect(from, step).toBeGreaterThanOrEqual(until - TICK_MS);
    until = to;
  }
  expect(until).toBeLessThanOrEqual(screen.to + TICK_MS);
};

test('the steps to a rendered screen are recorded one after the other', async ({ page, site }) => {
  const stepsOf = (remote: string): string[] =>
    ['manifest', 'entry', 'share', 'module', 'chunk', 'render'].map((name) => `${remote}:${name}`);
  await open(page, `${site}/home`);
  await expectSteps(page, ['shell:start', 'shell:registry', ...stepsOf('marketing')]);
  await navigateTo(page, '/login');
  await expectSteps(page, stepsOf('auth'));
  // This remote has been loaded before.
  await navigateTo(page, '/about-us');
  await expectSteps(page, ['marketing:chunk', 'marketing:render']);
});

test('an override stays in its tab, with a red mark, until it is removed', async ({
  page,
  site,
  context,
}) => {
  await signIn(page);
  await page.goto(`${site}/orders?federation`);
  await remote(page, 'orders').getByRole('textbox').fill('/mf-orders/mf-manifest.json?mine');
  const request = page.waitForRequest('**/mf-orders/mf-manifest.json?mine*');
  await remote(page, 'orders').getByRole('button', { name: 'Use in this tab' }).click();
  await request;
  await expect(remote(page, 'orders')).toContainText('override, contract');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Override active: orders' })).toBeVisible();
  await waitForScreen(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders', exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${site}/about-us`);
  await waitForScreen(other);
  await expect(other.getByRole('button', { name: /Override active/ })).toBeHidden();

  await page.getByRole('button', { name: 'Override active: orders' }).click();
  await remote(page, 'orders').getByRole('button', { name: 'Remove override' }).click();
  await expect(remote(page, 'orders')).not.toContainText('override, contract');
});

test('an override with an unusable address is refused with a message', async ({ page, site }) => {
  await page.goto(`${site}/about-us?federation`);
  const books = remote(page, 'books');
  for (const [address, words] of [
    ['http://', '"http://" is not an address.'],
    ['orders', '"orders" is not an address.'],
    ['https://elsewhere.example/mf-manifest.json', 'This site runs no code from'],
  ] as const) {
    await books.getByRole('textbox').fill(address);
    await books.getByRole('button', { name: 'Use in this tab' }).click();
    await expect(books.getByRole('alert')).toContainText(words);
  }
});

test('an override whose address returns HTML fails with a reason, and the rest works', async ({
  page,
  site,
}) => {
  await signIn(page);
  await page.goto(`${site}/about-us?federation`);
  await remote(page, 'orders').getByRole('textbox').fill('/home');
  await remote(page, 'orders').getByRole('button', { name: 'Use in this tab' }).click();
  await page.goto(`${site}/orders?federation`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(remote(page, 'orders')).toContainText('failed at manifest');
  await page.goto(`${site}/my-projects`);
  await waitForScreen(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'My Books', exact: true }),
  ).toBeVisible();
});

test('the overlay shows that a remote is down', async ({ page, site }) => {
  await page.route('**/mf-auth/mf-manifest.json*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await page.goto(`${site}/login?federation`);
  await expect(remote(page, 'auth')).toContainText('failed at manifest');
  await expect(remote(page, 'auth')).toContainText(/manifest\s*[\d.]+ ms/);
});
