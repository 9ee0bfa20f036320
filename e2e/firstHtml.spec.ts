import { expect, type Page } from '@playwright/test';
import { waitForFonts } from './support/fonts';
import { latch } from './support/latch';
import { heading } from './support/locators';
import { guestForms, publicScreens } from './support/screens';
import { recordShifts, layoutShift, MAX_SHIFT } from './support/shifts';
import { waitForScreen, waitForTakeover } from './support/takeover';
import { test } from './support/test';
import { watch } from './support/watch';

test.describe('first HTML', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, texts] of [
    [
      '/home',
      [
        'Upload one photo.',
        'From camera roll to crayons in four steps',
        'Choose a cover',
        'Watch a book come to life',
      ],
    ],
    ['/home/demo-to-explore', ['25 sample pages to look through']],
    ['/home/subscription', ['for $29.99', 'Pick 25 pages']],
    ['/home/get-started-next', ['From Photo to Coloring Page']],
    ['/home/get-started', ['Your Dog on the Cover']],
    ['/about-us', ['It began at the kitchen table', 'Your photos are yours']],
  ] as const) {
    test(`${path} can be read without scripts and looks final`, async ({ page }) => {
      const seen = watch(page);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Scribblepup home' }),
      ).toBeVisible();
      await expect(page.getByRole('main')).toHaveCSS('display', 'flex');
      await waitForFonts(page);
      expect(seen.errors).toEqual([]);
    });
  }

  test('calls to action are links', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'Try a demo dog for free' }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/home\/get-started$/);
    await expect(page.getByRole('button', { name: 'Get Started!' })).toHaveAttribute(
      'href',
      '/my-projects',
    );
  });
});

/** Opens a page and holds back one of the site's scripts until the returned function is called. */
const openWithoutScripts = async (page: Page, path: string): Promise<() => void> => {
  const gate = latch();
  await page.route('**/vendor.*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/main.')),
  );
  return gate.open;
};

test.describe('from the first HTML to the site', () => {
  for (const path of [...publicScreens, ...guestForms]) {
    test(`${path} opens by its address with one main and one h1, without errors, and nothing moves when the site takes over`, async ({
      page,
    }) => {
      const seen = watch(page);
      await recordShifts(page);
      await page.goto(path);
      await waitForScreen(page);
      await waitForFonts(page);
      expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(seen.errors).toEqual([]);
    });
  }

  test('the fonts are requested after the page is painted', async ({ page }) => {
    const requested: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'font' && requested.push(request.url()),
    );
    const gate = latch();
    await page.route('**/start.js', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/home', { waitUntil: 'commit' });
    await page.waitForFunction(() =>
      performance.getEntriesByType('paint').some(({ name }) => name === 'first-contentful-paint'),
    );
    expect(requested).toEqual([]);
    gate.open();
    await waitForFonts(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
      'font-family',
      /^"Shantell Sans"/,
    );
  });

  test('a returning visitor sees the fonts immediately', async ({ page }) => {
    // Record whether the site's script was already in the page when the fonts were requested. Do
    // not intercept requests here, because that bypasses the browser's cache.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        document.documentElement.dataset['later'] ??= String(
          document.querySelector('script[src*="/main."]') !== null,
        );
      }).observe(document, { attributeFilter: ['data-fonts'], subtree: true });
    });
    await page.goto('/home');
    await expect(page.locator('html')).toHaveAttribute('data-later', 'true');
    await waitForFonts(page);
    await page.goto('/about-us');
    await waitForTakeover(page);
    await waitForFonts(page);
    await page.goto('/home');
    await expect(page.locator('html')).toHaveAttribute('data-later', 'false');
  });

  test('a button pressed before the scripts arrive works once they have arrived', async ({
    page,
  }) => {
    const deliverScripts = await openWithoutScripts(page, '/home');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button').click();
    await expect(menu.getByRole('link', { name: 'Login' })).toBeHidden();
    deliverScripts();
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test("the video's description stays open, focused and in place if a visitor opened it before the scripts arrive", async ({
    page,
  }) => {
    const deliverScripts = await openWithoutScripts(page, '/home');
    const summary = page.locator('summary', { hasText: 'What you see in the video' });
    await summary.click();
    const text = page.getByText('A crayon colors two of the pages');
    await text.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    deliverScripts();
    await waitForTakeover(page);
    await expect(text).toBeInViewport();
    await expect(summary).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });

  // The first HTML of the second path is only the header and an empty main area.
  for (const path of ['/about-us', '/no/such/page'])
    test(`${path}: the skip link moves the focus into the screen before the scripts arrive, and it stays there`, async ({
      page,
    }) => {
      const deliverScripts = await openWithoutScripts(page, path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      deliverScripts();
      await waitForTakeover(page);
      await expect(page.getByRole('main')).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(path);
    });
});

test.describe('first HTML of a guarded screen', () => {
  const logIn = (page: Page): Promise<unknown> =>
    page.addInitScript(() => localStorage.setItem('token', 'first-html'));

  for (const path of guestForms) {
    test(`${path} shows its form before the scripts arrive, and accepts input after that`, async ({
      page,
    }) => {
      const seen = watch(page);
      const deliverScripts = await openWithoutScripts(page, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const form = main.locator('form');
      await expect(form).toBeVisible();
      await expect(form).toHaveAttribute('inert', '');
      deliverScripts();
      await waitForTakeover(page);
      await expect(form).not.toHaveAttribute('inert');
      await main.getByLabel('Email').fill('rex@example.com');
      await expect(main.getByLabel('Email')).toHaveValue('rex@example.com');
      expect(seen.errors).toEqual([]);
    });
  }

  test('a form whose style sheet hangs does not keep the site from starting, and does not appear later', async ({
    page,
  }) => {
    const gate = latch();
    await page.route('**/mf-auth/login.*.css', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await waitForTakeover(page);
    gate.open();
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => href?.includes('/mf-auth/login.')),
    );
    await page.getByLabel('Email').fill('rex@example.com');
    await expect(page.locator('main form')).not.toHaveAttribute('inert');
    await expect(page.getByLabel('Email')).toHaveValue('rex@example.com');
  });

  test('the menu of a form screen, pressed before the scripts arrive, opens and is no longer marked as pressed', async ({
    page,
  }) => {
    const deliverScripts = await openWithoutScripts(page, '/login');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button').click();
    deliverScripts();
    await waitForTakeover(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
    await menu.getByRole('button').click();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

  test('the links of a form work before the scripts arrive', async ({ page }) => {
    await openWithoutScripts(page, '/login');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Account');
  });

  test('a member gets the heading of My Books before the scripts arrive', async ({ page }) => {
    await logIn(page);
    await page.addInitScript(() => localStorage.setItem('scribblepup:has-books', 'yes'));
    const deliverScripts = await openWithoutScripts(page, '/my-projects');
    await expect(heading(page, 'My Books')).toBeVisible();
    await expect(page.getByText('Opening your books')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Samples' })).toHaveCount(0);
    deliverScripts();
    await waitForTakeover(page);
    await expect(page.getByText('Your browser has cleared your books.')).toBeVisible();
  });

  test('a newcomer gets the samples and the menu before the scripts arrive, and nothing moves', async ({
    page,
  }) => {
    await logIn(page);
    await recordShifts(page);
    const deliverScripts = await openWithoutScripts(page, '/my-projects');
    await expect(heading(page, 'My Books')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Project 1' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'My Books',
      'Orders',
      'Settings',
      'About Us',
    ]);
    deliverScripts();
    await waitForTakeover(page);
    await expect(page.getByRole('heading', { name: 'Samples' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
  });

  for (const [who, path, end, heading] of [
    ['member', '/login', /\/create-book$/, 'Create Your Book'],
    ['guest', '/my-projects', /\/login$/, 'Sign In'],
  ] as const) {
    test(`a ${who} at ${path} sees nothing of that screen`, async ({ page }) => {
      if (who === 'member') await logIn(page);
      const deliverScripts = await openWithoutScripts(page, path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('main h1, form')).toHaveCount(0);
      deliverScripts();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveURL(end);
    });
  }
});

test('search engines and shared links get the name of each screen', async ({ page, request }) => {
  const titles = new Set<string>();
  for (const path of publicScreens) {
    const html = await (await request.get(path)).text();
    const [, title = ''] = /<title>([^<]+)/.exec(html) ?? [];
    expect(html).toContain(`<meta property="og:title" content="${title}"`);
    titles.add(title);
    await page.goto(path);
    await waitForTakeover(page);
    await expect(page).toHaveTitle(title);
    for (const [, address = ''] of html.matchAll(
      /(?:href|src|content)="(\/[^"]*\.(?:css|js|webp|jpg|svg|json))"/g,
    )) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
  }
  expect(titles.size).toBe(publicScreens.length);
  expect((await request.get('/no/such/page')).status()).toBe(404);
  expect((await request.get('/orders/7')).status()).toBe(200);
});
