import { expect } from '@playwright/test';
import { resolve } from 'node:path';
import { root } from '../scripts/config/apps';
import { serveSite } from '../scripts/config/serve';
import { copyWorkingTree } from '../scripts/config/tree';
import { startDev, type DevServer } from './support/devServer';
import { signIn } from './support/session';
import { test } from './support/test';
import { editFile } from './support/tree';

/** A copy of the repository, so that edits do not affect other tests. */
let tree: string;
let server: DevServer | undefined;
test.beforeEach(async () => {
  server = undefined;
  tree = await copyWorkingTree();
});
test.afterEach(() => server?.stop());

test('one remote alone: an edit shows without a reload', async ({ page }) => {
  server = await startDev(tree, 'devRemote', 'mf-orders');
  await page.goto(`${server.url}/orders`);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Delivered')).toBeVisible();
  let reloads = 0;
  page.on('load', () => reloads++);
  await editFile(resolve(tree, 'mf-orders/src/pages/Orders/Orders.tsx'), (text) =>
    text.replace('Delivered', 'On the Shelf'),
  );
  await expect(tab('On the Shelf')).toBeVisible();
  expect(reloads).toBe(0);
  expect(await server.stop()).toBe(0);
});

test('one remote in a deployed site: it comes from this machine, and the rest from the site', async ({
  page,
}) => {
  const site = await serveSite(resolve(root, 'dist'));
  server = await startDev(tree, 'devRemote', 'mf-orders', '--against', site.url);
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await signIn(page);
  await page.goto(`${server.url}/orders`);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Delivered')).toBeVisible();
  await editFile(resolve(tree, 'mf-orders/src/pages/Orders/Orders.tsx'), (text) =>
    text.replace('Delivered', 'On the Shelf'),
  );
  await expect(async () => {
    await page.reload();
    await expect(tab('On the Shelf')).toBeVisible();
  }).toPass();
  expect(errors).toEqual([]);
  expect(await server.stop()).toBe(0);
  await site.close();
});

test('all six apps: the shell accepts the hashes of the files that were just built', async ({
  page,
}) => {
  server = await startDev(tree, 'dev');
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto(`${server.url}/login`);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sign In');
  await editFile(resolve(tree, 'mf-auth/src/pages/Login/Login.tsx'), (text) =>
    text.replace('Sign In', 'Come In'),
  );
  await expect(heading).toHaveText('Come In');
  expect(errors).toEqual([]);
  expect(await server.stop()).toBe(0);
});
