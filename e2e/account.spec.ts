import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { axeViolations } from './support/axe';
import { expectMessages, expectPasswordRules, field, press } from './support/forms';
import { definition } from './support/locators';
import { waitForEntryWithoutDialog } from './support/navigate';
import { putRecord } from './support/records';
import { accountScreens } from './support/screens';
import { signIn } from './support/session';
import { refuseDatabase } from './support/storage';
import { test } from './support/test';
import { expectToast } from './support/toasts';
import { watch } from './support/watch';

const saveProfile = async (page: Page, first: string, last: string): Promise<void> => {
  await page.goto('/update-profile');
  await field(page, 'First Name').fill(first);
  await field(page, 'Last Name').fill(last);
  await press(page, 'Update');
  await expect(page).toHaveURL(/\/profile$/);
};

test.beforeEach(({ page }) => signIn(page));

test('signing out asks first, clears the token and locks the guarded screens', async ({ page }) => {
  await page.goto('/settings');
  await press(page, 'Sign Out');
  const dialog = page.getByRole('dialog', { name: 'Sign Out' });
  await expect(
    dialog.getByText('Are you sure you want to sign out of this account?', { exact: true }),
  ).toBeVisible();
  await dialog.press('Escape');
  await expect(dialog).toBeHidden();
  await press(page, 'Sign Out');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login$/);
});

test('the profile is kept on the device', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText(/sample details/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Email')).not.toBeEditable();
  await expectMessages(page, 'Update', {
    'First Name': 'Please enter first name',
    'Last Name': 'Please enter last name',
  });

  await saveProfile(page, 'Zoë 🐾', 'Wolf');
  await page.reload();
  await expect(definition(page, 'First Name')).toHaveText('Zoë 🐾');
  await page.goto('/settings');
  await page.getByRole('link', { name: /Zoë 🐾 Wolf.*Sample email/ }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('an empty message leaves no gap in its form', async ({ page }) => {
  await page.goto('/update-profile');
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  const gaps = await page.locator('form').evaluate((form) => {
    const visible = [...form.children]
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    return visible.slice(1).map(({ top }, before) => Math.round(top - visible[before].bottom));
  });
  expect(new Set(gaps).size).toBe(1);
});

test('the data on the device is shown, exported, erased and restored', async ({ page }) => {
  await saveProfile(page, 'Ada', 'Wolf');
  await page.goto('/settings');
  await expect(definition(page, 'Profile')).toHaveText('Saved');
  await expect(definition(page, 'Storage used')).toHaveText(/\d (bytes|kB|MB|GB)$/);

  const download = page.waitForEvent('download');
  await press(page, 'Export My Data');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^scribblepup-.+\.json$/);
  const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    profile: { firstName: string };
  };
  expect(exported.profile.firstName).toBe('Ada');

  await press(page, 'Erase My Data');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
  await expectToast(page, 'Everything stored on this device was erased.');
  await expect(definition(page, 'Profile')).toHaveText('None');
  await waitForEntryWithoutDialog(page);
  await page.reload();
  await expect(definition(page, 'Profile')).toHaveText('None');
  await expect(page.getByText('Ada')).toHaveCount(0);

  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Restore My Data');
  await (await chooser).setFiles(await file.path());
  await expectToast(page, 'Everything in this file is on this device now.');
  await expect(definition(page, 'Profile')).toHaveText('Saved');
  await expect(page.getByText('Ada Wolf')).toBeVisible();
});

test('if the device cannot be read, a message says so, and no form can overwrite its data', async ({
  page,
}) => {
  await refuseDatabase(page);
  const why = /^This browser doesn't let us keep your books/;
  await page.goto('/settings');
  await expect(
    page.getByRole('link', { name: /Sample details: this device can't be read/ }),
  ).toBeVisible();
  await expect(page.getByText(why)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toHaveText(why);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(why);
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/update-profile$/);
});

test('very long details fit a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/settings');
  await expect(definition(page, 'Profile')).toHaveText('None');
  const email = `${'pup'.repeat(20)}@${'kennel'.repeat(10)}.example.com`;
  await putRecord(
    page,
    'meta',
    { firstName: 'Wolfgang'.repeat(12), lastName: '🐾'.repeat(60), email },
    'profile',
  );
  for (const path of ['/settings', '/profile', '/update-profile']) {
    await page.goto(path);
    const shown = path === '/update-profile' ? field(page, 'Email') : page.getByText(email);
    await expect(shown).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      path,
    ).toBeLessThanOrEqual(390);
  }
});

test('a changed password leads back to the settings', async ({ page }) => {
  await page.goto('/change-password');
  await expectMessages(page, 'Update Password', {
    'Old Password': 'Please enter old password',
    'New Password': 'Please enter new password',
    'Confirm Password': 'Please enter confirm password',
  });
  await field(page, 'Old Password').fill('Crayon#24');
  await expectPasswordRules(page, 'New Password');
  await press(page, 'Update Password');
  const dialog = page.getByRole('dialog', { name: 'Password Changed!' });
  await expect(dialog).toContainText('log in with the new password');
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('the contact form checks the input, sends nothing and says so', async ({ page }) => {
  await page.goto('/contact-us');
  await expectMessages(page, 'Send', {
    Name: 'Please enter name',
    Email: 'Please enter email',
    Subject: 'Please enter subject',
    Message: 'Please enter message',
  });
  for (const label of ['Name', 'Subject', 'Message']) await field(page, label).fill('Crayons');
  await field(page, 'Email').fill('ada@example.com');
  const seen = watch(page);
  await press(page, 'Send');
  await expect(page.getByText(/it was not sent/)).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('Crayons');
  expect(
    seen.requests.filter((request) => request.method() !== 'GET' || request.url().includes('/v1/')),
  ).toEqual([]);
});

test('deleting the account needs a reason, a text if the reason is Other, and a confirmation', async ({
  page,
}) => {
  await page.goto('/delete-account');
  await press(page, 'Delete Account');
  const reasons = page.getByRole('radiogroup', { name: 'Reason' });
  await expect(reasons).toHaveAccessibleDescription('Please select reason');
  await expect(reasons.getByRole('radio')).toHaveCount(5);
  await reasons.getByLabel('Other').check();
  await expect(field(page, 'Tell us more')).toHaveAccessibleDescription('Please enter reason');
  await field(page, 'Tell us more').fill('My dog learned to draw');
  await press(page, 'Delete Account');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('e2e');
});

test('the account screens are accessible and fit, on a desktop and on a phone', async ({
  page,
}) => {
  const expectAccessible = async (what: string): Promise<void> => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const label = `${what} at ${width} px`;
      expect(await axeViolations(page), label).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        label,
      ).toBeLessThanOrEqual(width);
    }
  };
  for (const path of accountScreens)
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(path);
      const submit = page.getByRole('main').locator('button[type=submit]');
      if ((await submit.count()) === 0 || path === '/update-profile') return;
      await submit.click();
      await page
        .getByText(/^Please /)
        .last()
        .waitFor();
      await expectAccessible(`${path} with messages`);
    });
});
