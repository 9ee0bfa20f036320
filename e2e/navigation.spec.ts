import { expect, type Page } from '@playwright/test';
import { stopClock } from './support/clock';
import { latch } from './support/latch';
import { heading } from './support/locators';
import { signIn } from './support/session';
import { recordShifts, layoutShift, MAX_SHIFT } from './support/shifts';
import { waitForTakeover } from './support/takeover';
import { test } from './support/test';
import { watch } from './support/watch';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const FRAME_MS = 16;
const small = { width: 390, height: 844 };

test('a visitor navigates with the dropdown, back, forward and reload', async ({ page }) => {
  const seen = watch(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  const dropdown = mainMenu(page).getByRole('button');
  await expect(dropdown).toHaveText('Home');

  for (const [link, address] of [
    ['About Us', /\/about-us$/],
    ['Login', /\/login$/],
    ['Home', /\/home$/],
    ['My Books', /\/login$/],
    ['About Us', /\/about-us$/],
    ['Orders', /\/login$/],
  ] as const) {
    await dropdown.click();
    await mainMenu(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(heading(page, 'Sign In')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(dropdown).toHaveText('About Us');
  await page.goForward();
  await expect(heading(page, 'Sign In')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Sign In')).toBeVisible();
  await expect(dropdown).toHaveText('Login');
  expect(seen.errors).toEqual([]);
});

test('a logged-in visitor navigates with the row of links, back, forward and reload', async ({
  page,
}) => {
  const seen = watch(page);
  await signIn(page);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/create-book$/);

  const visits = [
    ['My Books', '/my-projects'],
    ['Orders', '/orders'],
    ['Settings', '/settings'],
    ['About Us', '/about-us'],
  ] as const;
  for (const [link, address] of visits) {
    await mainMenu(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(heading(page, /./)).toBeVisible();
    await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText(link);
    await expect(page).toHaveTitle(/ · Scribblepup$/);
  }
  for (const [, address] of [...visits].reverse().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(heading(page, /./)).toBeVisible();
  }
  await page.goForward();
  await expect(heading(page, 'Orders')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Orders')).toBeVisible();
  expect(seen.errors).toEqual([]);
});

test('on a small screen the drawer slides in from the left, holds the same links and closes', async ({
  page,
}) => {
  await page.setViewportSize(small);
  await page.goto('/about-us');
  await expect(mainMenu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Login',
    'My Books',
    'Orders',
    'About Us',
  ]);
  await expect(menu.locator('[aria-current=page]')).toHaveText('About Us');
  expect((await page.getByRole('dialog').boundingBox())?.x).toBeLessThanOrEqual(0);

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(350, 400);
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(menu).toBeHidden();
  await expect(mainMenu(page)).toBeVisible();
  await page.setViewportSize(small);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(menu).toBeHidden();
  await expect(heading(page, 'Sign In')).toBeFocused();
});

test('a login and a logout in one tab change the menu of another tab, and redirect it if its screen is no longer allowed', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/about-us');
  await second.goto('/about-us');
  await first.evaluate(() => localStorage.setItem('token', 'e2e'));
  await expect(mainMenu(second).getByRole('link', { name: 'Settings' })).toBeVisible();
  await mainMenu(second).getByRole('link', { name: 'Settings' }).click();
  await expect(heading(second, 'Settings')).toBeVisible();
  await first.evaluate(() => localStorage.removeItem('token'));
  await expect(second).toHaveURL(/\/login$/);
  await first.evaluate(() => localStorage.setItem('token', 'e2e'));
  await expect(second).toHaveURL(/\/create-book$/);
});

test.describe('guards redirect before any code of the guarded remote is fetched', () => {
  for (const [address, folder, target] of [
    ['/orders', 'mf-orders', '/login'],
    ['/my-projects', 'mf-books', '/login'],
    ['/settings', 'mf-account', '/login'],
    ['/verify-otp', '', '/forgot-password'],
    ['/reset-password', '', '/forgot-password'],
  ] as const) {
    test(address, async ({ page }) => {
      const seen = watch(page);
      await page.goto(address);
      await expect(page).toHaveURL(target);
      await expect(heading(page, /./)).toBeVisible();
      expect(
        seen.requests.filter((request) => folder && request.url().includes(`/${folder}/`)),
      ).toEqual([]);
    });
  }
});

test('if local storage cannot be read, the visitor counts as logged out', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const seen = watch(page);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login$/);
  await expect(heading(page, 'Sign In')).toBeVisible();
  expect(seen.errors).toEqual([]);
});

test('after a navigation, the heading has the focus and the page is at its top; back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize(small);
  const scrollPosition = (): Promise<number> => page.evaluate(() => scrollY);
  await page.clock.install();
  await page.goto('/home');
  await waitForTakeover(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const before = await scrollPosition();
  expect(before).toBeGreaterThan(500);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'About Us' })
    .click();
  await expect(heading(page, 'About Us')).toBeFocused();
  await expect.poll(scrollPosition).toBe(0);

  // Stop the clock: the scroll position is restored within the first frames, which may be slow.
  await stopClock(page);
  await page.goBack();
  await expect(heading(page, /coloring book/i)).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(FRAME_MS);
      return scrollPosition();
    })
    .toBe(before);
});

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await page.goto('/about-us');
  await expect(heading(page, 'About Us')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/about-us$/);
});

test('hovering a link fetches its remote before the click', async ({ page }) => {
  await page.goto('/about-us');
  await expect(heading(page, 'About Us')).toBeVisible();
  await mainMenu(page).getByRole('button').click();
  const fetched = page.waitForRequest((request) => request.url().includes('/mf-auth/remoteEntry'));
  await mainMenu(page).getByRole('link', { name: 'Login' }).hover();
  await fetched;
  await expect(page).toHaveURL(/\/about-us$/);
});

test('each screen has the background, header color and footer of its layout', async ({ page }) => {
  for (const [address, background] of [
    ['/about-us', 'about'],
    ['/home', 'about'],
    ['/home/demo-to-explore', 'about'],
    ['/home/subscription', 'about'],
    ['/home/get-started-next', 'auth'],
    ['/home/get-started', 'default'],
    ['/login', 'default'],
  ] as const) {
    await page.goto(address);
    await waitForTakeover(page);
    await expect(page.getByRole('main')).toHaveAttribute('data-background', background);
    await expect(page.getByRole('contentinfo')).toHaveCount(address === '/about-us' ? 0 : 1);
    const header = expect(page.getByRole('banner'));
    await (address === '/home/get-started-next' ? header : header.not).toHaveCSS(
      'background-color',
      'rgb(255, 246, 201)',
    );
  }
});

test('a screen that arrives late moves neither the picture next to it nor the footer', async ({
  page,
}) => {
  await page.setViewportSize(small);
  await recordShifts(page);
  const gate = latch();
  await page.route('**/mf-auth/**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/home/get-started');
  await waitForTakeover(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading Sign In' })).toBeVisible();
  gate.open();
  await expect(heading(page, 'Sign In')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
});

test('with text twice as large, a phone needs no sideways scrolling', async ({ page }) => {
  await page.setViewportSize(small);
  for (const address of [
    '/home',
    '/home/demo-to-explore',
    '/home/subscription',
    '/home/get-started',
    '/register',
    '/nowhere',
  ]) {
    await page.goto(address);
    await waitForTakeover(page);
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});

test('on paper, the header covers nothing, and there are no menus', async ({ page }) => {
  await page.goto('/about-us');
  await expect(heading(page, 'About Us')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(mainMenu(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
});
