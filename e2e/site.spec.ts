import { expect } from '@playwright/test';
import { accountScreens } from './support/screens';
import { signIn } from './support/session';
import { waitForScreen } from './support/takeover';
import { test } from './support/test';
import { watch } from './support/watch';

const guarded = [
  '/my-projects',
  '/create-book',
  '/orders',
  '/orders/1',
  '/books/1',
  '/my-projects/1',
  ...accountScreens,
];

test('guarded screens need a token, and then open by their addresses with one h1 and no errors', async ({
  page,
}) => {
  const seen = watch(page);
  for (const path of guarded)
    await test.step(`${path} without a token`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
    });
  await signIn(page);
  for (const path of guarded)
    await test.step(`${path} with a token`, async () => {
      await page.goto(path);
      await waitForScreen(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  expect(seen.errors).toEqual([]);
});

test('an unknown address gets the not-found screen', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(
    page.getByRole('heading', { name: 'This page wandered off the page!' }),
  ).toBeVisible();
  await page.getByText('Back to Home').click();
  await expect(page).toHaveURL(/\/home$/);
});

test("the server's responses have the API's envelope and refer to existing files", async ({
  request,
}) => {
  const dogs = (await (await request.get('/v1/demo/dog')).json()) as {
    isSuccess: boolean;
    data: { id: string; image: string }[];
  };
  expect(dogs.isSuccess).toBe(true);
  expect(dogs.data.length).toBeGreaterThanOrEqual(4);
  for (const { id, image } of dogs.data) {
    expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//);
    const samples = (await (await request.get(`/v1/demo/dog/${id}`)).json()) as {
      data: { image: string }[];
    };
    expect(samples.data).toHaveLength(25);
    expect((await request.get(samples.data[24].image)).status()).toBe(200);
  }
});

test('preloaded files exist and are fetched once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) =>
    fetched.push(`${response.status()} ${new URL(response.url()).pathname}`),
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const html = await (await page.request.get('/login')).text();
  const early = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(early.filter((href) => href.endsWith('.js')).length).toBeGreaterThan(0);
  expect(early.filter((href) => href.startsWith('/main.'))).toHaveLength(1);
  for (const href of early)
    await expect
      .poll(() => fetched.filter((line) => line.endsWith(` ${href}`)))
      .toEqual([`200 ${href}`]);
});
