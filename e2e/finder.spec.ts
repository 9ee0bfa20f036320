import { expect } from '@playwright/test';
import { uploadPhoto } from './support/book';
import { startFaultySite, type Fault } from './support/faultySite';
import { signIn } from './support/session';
import { test } from './support/test';

const weights = /^\/(shell\/)?assets\/dog-finder\.[0-9a-f]{10}\.bin/;

const faults: readonly (readonly [what: string, fault: Fault, words: RegExp])[] = [
  [
    'are missing',
    { kind: 'answer', status: 404, type: 'text/plain', body: 'Not found' },
    /didn't arrive\. Check your connection/,
  ],
  ['never arrive', { kind: 'hang' }, /didn't arrive\. Check your connection/],
  [
    "are a network's login page",
    { kind: 'answer', status: 200, type: 'text/html', body: '<!doctype html><h1>Hello</h1>' },
    /didn.t arrive\. Check your connection/,
  ],
];

for (const [what, fault, words] of faults) {
  test(`when the finder's weights ${what}, a message says so, the visitor can go on, and Try again finds the dog`, async ({
    page,
    baseURL,
  }) => {
    const site = await startFaultySite(baseURL!);
    site.break(weights, fault);
    await signIn(page);
    await uploadPhoto(page, site.url);
    const cutout = page.getByRole('region', { name: 'Cutout' });
    await expect(cutout.getByRole('alert')).toHaveText(words);
    await expect(
      cutout.getByRole('img', { name: 'Your dog without the background' }),
    ).toBeVisible();
    await expect(cutout.getByRole('button', { name: 'Touch up' })).toBeEnabled();
    site.heal();
    await cutout.getByRole('button', { name: 'Try again' }).click();
    await expect(cutout.getByRole('status')).toHaveText('This is what the pages are drawn from.');
    await expect(cutout.getByRole('alert')).toHaveCount(0);
    await site.close();
  });
}

const compiles = async (): Promise<boolean> =>
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
  expect(await page.workers()[0].evaluate(compiles)).toBe(true);
  expect(await page.evaluate(compiles)).toBe(false);
});
