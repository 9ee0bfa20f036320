import { expect } from '@playwright/test';
import { signIn } from './support/session';
import { waitForScreen } from './support/takeover';
import { test } from './support/test';

const screens: Readonly<Record<string, { path: string; heading: string; signedIn: boolean }>> = {
  marketing: { path: '/home', heading: 'Turn your dog into a coloring book', signedIn: false },
  auth: { path: '/login', heading: 'Sign In', signedIn: false },
  books: { path: '/my-projects', heading: 'My Books', signedIn: true },
  orders: { path: '/orders', heading: 'Orders', signedIn: true },
  account: { path: '/settings', heading: 'Settings', signedIn: true },
};
const names = Object.keys(screens);

for (const down of names) {
  test(`with ${down} down, its screen offers to try again, and every other remote works`, async ({
    browser,
  }) => {
    for (const name of names) {
      const { path, heading, signedIn } = screens[name];
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.route(`**/mf-${down}/**`, (route) =>
        route.fulfill({ status: 404, body: 'Not found' }),
      );
      if (signedIn) await signIn(page);
      await page.goto(path);
      if (name === down) {
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Scribblepup home' }).first()).toBeVisible();
        await page.unroute(`**/mf-${down}/**`);
        await page.getByRole('button', { name: 'Try again' }).click();
      }
      await expect(
        page.getByRole('heading', { level: 1, name: heading, exact: true }),
      ).toBeVisible();
      await waitForScreen(page);
      await context.close();
    }
  });
}
