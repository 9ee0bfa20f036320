import { expect } from '@playwright/test';
import { temporaryFolder } from '../scripts/config/temporaryFolder';
import { uploadAndGenerate } from './support/book';
import { kill, startBrowser } from './support/ownBrowser';
import { test } from './support/test';

// A trace cannot be closed after its browser was killed.
test.use({ trace: 'off' });

test('killing the browser loses no picks', async ({ baseURL }) => {
  const profile = await temporaryFolder('profile');
  const first = await startBrowser(profile);
  await first.page.goto(`${baseURL}/login`);
  await first.page.evaluate(() => localStorage.setItem('token', 'e2e'));
  await uploadAndGenerate(first.page, baseURL);
  for (const name of ['Page 2', 'Page 4'])
    await first.page.getByRole('button', { name, exact: true }).click();
  await expect(first.page.getByText('2 / 25 selected')).toBeVisible();
  await expect(first.page.getByText('Saved on this device')).toBeVisible();
  await kill(first);

  const second = await startBrowser(profile);
  // The browser writes local storage lazily, so the login may be lost. That does no harm.
  await second.page.goto(`${baseURL}/login`);
  await second.page.evaluate(() => localStorage.setItem('token', 'e2e'));
  await second.page.goto(`${baseURL}/get-started`);
  await expect(second.page.getByText('2 / 25 selected')).toBeVisible();
  for (const name of ['Page 2', 'Page 4']) {
    await expect(second.page.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await kill(second);
});
