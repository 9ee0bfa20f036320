import { expect } from '@playwright/test';
import { uploadPhoto } from './support/book';
import { startFaultySite } from './support/faultySite';
import { signIn } from './support/session';
import { test } from './support/test';

const weights = /^\/(shell\/)?assets\/dog-finder\.[0-9a-f]{10}\.bin/;

// Jest covers the other faults of the weights. One request can block another only in a browser.
test("when the finder's weights never arrive, a message says so, the visitor can continue, and Try again finds the dog", async ({
  page,
  baseURL,
}) => {
  const site = await startFaultySite(baseURL!);
  site.break(weights, { kind: 'hang' });
  await signIn(page);
  await uploadPhoto(page, site.url);
  const cutout = page.getByRole('region', { name: 'Cutout' });
  await expect(cutout.getByRole('alert')).toHaveText(/didn't arrive\. Check your connection/);
  await expect(cutout.getByRole('img', { name: 'Your dog without the background' })).toBeVisible();
  await expect(cutout.getByRole('button', { name: 'Touch up' })).toBeEnabled();
  site.heal();
  await cutout.getByRole('button', { name: 'Try again' }).click();
  await expect(cutout.getByRole('status')).toHaveText('This is what the pages are drawn from.');
  await expect(cutout.getByRole('alert')).toHaveCount(0);
  await site.close();
});

const canCompileWasm = async (): Promise<boolean> =>
  WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
    () => true,
    () => false,
  );

test('a worker is ready before a photo is chosen; it may compile WebAssembly, but the page may not', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/create-book');
  await expect
    .poll(() => page.workers().map((worker) => worker.url()))
    .toEqual([expect.stringMatching(/\/coloring\.[0-9a-f]{10}\.js$/)]);
  expect(await page.workers()[0].evaluate(canCompileWasm)).toBe(true);
  expect(await page.evaluate(canCompileWasm)).toBe(false);
});
