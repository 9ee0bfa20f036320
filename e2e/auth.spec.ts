import { expect, type Page } from '@playwright/test';
import { NAVIGATION_DELAY_MS } from '../mf-auth/src/timing';
import { axeViolations } from './support/axe';
import { stopClock } from './support/clock';
import { waitForFonts } from './support/fonts';
import { description, expectMessages, expectPasswordRules, field, press } from './support/forms';
import { lineStarts } from './support/lines';
import { signIn } from './support/session';
import { storedEmail } from './support/stored';
import { waitForTakeover } from './support/takeover';
import { smallTargets } from './support/targets';
import { test } from './support/test';
import { expectToast } from './support/toasts';
import { watch } from './support/watch';

const token = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));

const openCodeScreen = async (page: Page): Promise<void> => {
  await page.goto('/forgot-password');
  await field(page, 'Email').fill('pup@example.com');
  await press(page, 'Send');
  await expect(page).toHaveURL(/\/verify-otp$/);
  await field(page, 'Verification code').waitFor();
};

test('a login stores a token, opens My Books and calls no server', async ({ page }) => {
  await page.goto('/login');
  await field(page, 'Email').fill('  pup@example.com ');
  await field(page, 'Password').fill('anything');
  const seen = watch(page);
  // Stop the clock, so that both clicks hit the form on a slow machine too.
  await page.clock.install();
  await stopClock(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).dblclick();
  await expect.poll(() => token(page)).toMatch(/\S/);
  await page.clock.fastForward(NAVIGATION_DELAY_MS);
  await expect(page).toHaveURL(/\/my-projects$/);
  await page.clock.resume();
  expect(
    seen.requests.filter((request) => request.method() !== 'GET' || request.url().includes('/v1/')),
  ).toEqual([]);
  // The email is stored after the books show, which may take a while on a busy disk.
  await expect.poll(() => storedEmail(page)).toBe('pup@example.com');

  await page.goto('/login');
  await expect(page).toHaveURL(/\/create-book$/);
  await page.goto('/profile');
  await expect(page.getByText('pup@example.com')).toBeVisible();
});

test('a new visitor registers: form, code, congratulations, login', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await field(page, 'Username').fill('pup');
  await field(page, 'Email').fill('pup@example.com');
  await field(page, 'Password').fill('Crayon#25');
  await field(page, 'Confirm Password').fill('Crayon#25');
  await page.getByLabel('I agree to the Privacy Policy and Terms & Conditions.').check();
  await press(page, 'Sign up');

  await expect(page).toHaveURL(/\/verify-otp$/);
  await field(page, 'Verification code').fill('1234');
  await press(page, 'Verify');
  const dialog = page.getByRole('dialog', { name: 'Congratulations' });
  await expect(
    dialog.getByText('Your profile has been created successfully', { exact: true }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await token(page)).toBeNull();
});

test('a visitor resets a forgotten password, and each screen leads back to the one before', async ({
  page,
}) => {
  await openCodeScreen(page);
  await press(page, 'Back');
  await expect(page).toHaveURL(/\/forgot-password$/);
  await openCodeScreen(page);
  await press(page, 'Resend');
  await field(page, 'Verification code').fill('1234');
  await press(page, 'Verify');
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/verify-otp$/);

  await field(page, 'Verification code').fill('1234');
  await press(page, 'Verify');
  await expectMessages(page, 'Update Password', {
    'New Password': 'Please enter new password',
    'Confirm Password': 'Please enter confirm password',
  });
  await expectPasswordRules(page, 'New Password');
  await press(page, 'Update Password');
  const dialog = page.getByRole('dialog', { name: 'Successful!' });
  await expect(
    dialog.getByText('Your password has been reset successfully', { exact: true }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

for (const path of ['/verify-otp', '/reset-password']) {
  test(`${path} opened by its address asks for the email first`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
}

test('the code field accepts only digits, typed or pasted, and says what is missing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCodeScreen(page);
  const code = field(page, 'Verification code');
  await press(page, 'Verify');
  await expect(code).toHaveAccessibleDescription('Please enter OTP');
  await code.pressSequentially('a1 -2.');
  await expect(code).toHaveValue('12');
  await expect(code).toHaveAccessibleDescription('OTP must be 4 digits');
  await code.press('ArrowLeft');
  await code.press('Delete');
  await expect(code).toHaveValue('1');
  await code.press('Backspace');
  await page.evaluate(() => navigator.clipboard.writeText('98 76'));
  await code.press('ControlOrMeta+v');
  await expect(code).toHaveValue('9876');
  await code.press('Enter');
  await expect(page).toHaveURL(/\/reset-password$/);
});

test('messages appear on submit, and are then updated with each change', async ({ page }) => {
  await page.goto('/register');
  const password = field(page, 'Password');
  await password.fill('crayon');
  await password.blur();
  await expect(page.getByText(/^Please/)).toHaveCount(0);
  await press(page, 'Sign up');
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Please enter username');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter email');
  await expect(password).toHaveAccessibleDescription(
    /^New password must be more than 8 characters long including lower case, upper case, number and a special character/,
  );
  await expect(field(page, 'Confirm Password')).toHaveAccessibleDescription(
    'Please enter confirm password',
  );
  await expect(
    page.getByText('Please agree to the Privacy Policy and Terms & Conditions.', { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();

  await field(page, 'Email').fill('pup@');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter valid email');
  await expectPasswordRules(page, 'Password');
});

test('the forms for login and for a forgotten password say what is missing', async ({ page }) => {
  await page.goto('/login');
  await expectMessages(page, 'Sign In', {
    Email: 'Please enter email',
    Password: 'Please enter password',
  });
  for (const path of ['/login', '/forgot-password']) {
    await page.goto(path);
    const email = field(page, 'Email');
    await email.press('Enter');
    await expect.poll(() => description(email)).toBe('Please enter email');
    for (const text of [
      'pup',
      'pup@',
      '@example.com',
      'pup@example',
      'a pup@example.com',
      '🐶',
      'x'.repeat(10_000),
    ]) {
      await email.fill(text);
      await expect
        .poll(() => description(email), text.slice(0, 20))
        .toBe('Please enter valid email');
    }
    await email.fill('   ');
    await expect.poll(() => description(email)).toBe('Please enter email');
    await email.fill('  pup@example.com ');
    await expect(email).not.toHaveAttribute('aria-invalid');
  }
});

test('a sign-in completes even if the visitor leaves the screen immediately', async ({ page }) => {
  await page.goto('/login');
  await field(page, 'Email').fill('pup@example.com');
  await field(page, 'Password').fill('anything');
  await page.clock.install();
  await stopClock(page);
  await press(page, 'Sign In');
  // Once the token is stored, only the pause before the next screen remains.
  await expect.poll(() => token(page)).toMatch(/\S/);
  await page.getByRole('link', { name: 'Scribblepup home' }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  await page.clock.fastForward(NAVIGATION_DELAY_MS - 1);
  await expect(page).toHaveURL(/\/home$/);
  await page.clock.fastForward(1);
  await expect(page).toHaveURL(/\/my-projects$/);
  expect(await token(page)).toMatch(/\S/);
});

test('a very long email fits a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/forgot-password');
  await field(page, 'Email').fill(`${'pup'.repeat(20)}@${'kennel'.repeat(10)}.example.com`);
  await press(page, 'Send');
  await expect(page).toHaveURL(/\/verify-otp$/);
  await expect(page.getByText(/kennelkennel/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('if the browser refuses to store anything, a message says so, and the visitor can still sign in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.setItem = refuse;
    Object.defineProperty(window, 'indexedDB', { get: refuse });
  });
  await page.goto('/login');
  await field(page, 'Email').fill('pup@example.com');
  await field(page, 'Password').fill('anything');
  await press(page, 'Sign In');
  await expectToast(page, /^This browser stores nothing for this site/);
  await expect(page).toHaveURL(/\/my-projects$/);
});

for (const width of [1440, 390]) {
  test(`the auth screens are accessible at ${width} px, with and without messages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/login', '/register', '/forgot-password']) {
      await page.goto(path);
      // The form of the first HTML is inert, so axe would skip it.
      await waitForTakeover(page);
      expect(await axeViolations(page), path).toEqual([]);
      expect(await smallTargets(page), path).toEqual([]);
      await page.getByRole('main').locator('button[type=submit]').click();
      await page.getByText('Please enter email').waitFor();
      expect(await axeViolations(page), `${path} with messages`).toEqual([]);
    }
    await openCodeScreen(page);
    expect(await axeViolations(page), '/verify-otp').toEqual([]);
    await field(page, 'Verification code').fill('1234');
    await press(page, 'Verify');
    await field(page, 'New Password').waitFor();
    expect(await axeViolations(page), '/reset-password').toEqual([]);
  });
}

const documents = ['Privacy Policy', 'Terms & Conditions'];

test("the registration's buttons for the documents line up with the checkbox's label", async ({
  page,
}) => {
  await page.goto('/register');
  await waitForTakeover(page);
  await waitForFonts(page);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const [left] = await lineStarts(page.getByText(/^I agree to the/));
    for (const name of documents) {
      const starts = await lineStarts(page.getByRole('button', { name: `Read the ${name}` }));
      expect(new Set(starts), `${name} at ${width} px`).toEqual(new Set([left]));
    }
  }
});

test("a document's title is larger than its other headings", async ({ page }) => {
  await page.goto('/register');
  await waitForTakeover(page);
  for (const name of documents) {
    await press(page, `Read the ${name}`);
    const [title, ...others] = await page
      .getByRole('dialog', { name })
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize)),
      );
    expect(others).not.toEqual([]);
    expect(title, name).toBeGreaterThan(Math.max(...others));
    await press(page, 'Close');
  }
});

test('the special characters of a password stay on one line', async ({ page }) => {
  await page.goto('/register');
  await waitForTakeover(page);
  await waitForFonts(page);
  const hint = page.getByText(/^At least 8 characters/);
  for (let width = 1000; width >= 320; width -= 40) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await hint.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        const range = document.createRange();
        range.selectNode(node);
        const start = node.data.indexOf('@$!%*?&#');
        if (start < 0) continue;
        range.setStart(node, start);
        return [...range.getClientRects()].map(({ top }) => top);
      }
      return [];
    });
    expect(tops, `${width} px`).toHaveLength(1);
  }
});

test('the auth screens redirect a signed-in visitor', async ({ page }) => {
  await signIn(page);
  for (const path of [
    '/login',
    '/register',
    '/forgot-password',
    '/verify-otp',
    '/reset-password',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/create-book$/);
  }
});
