import { expect } from '@playwright/test';
import { readConfig } from '../api/src/config';
import { createServer } from '../api/src/server';
import { signIn } from './support/session';
import { test as base } from './support/test';

/** Provides a gateway that accepts reports of failures, and the lines of its log. */
const test = base.extend<{ gateway: { readonly url: string; readonly lines: readonly string[] } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
  gateway: async ({}, provide) => {
    const lines: string[] = [];
    const server = await createServer(
      { ...readConfig({}), reportUrl: '/v1/failures' },
      { logTo: { write: (line) => void lines.push(line) } },
    );
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    await provide({ url, lines });
    const closed = server.close();
    server.server.closeAllConnections();
    await closed;
  },
});

test('a remote that fails to load is reported to the gateway, without visitor data', async ({
  page,
  gateway,
}) => {
  await page.route('**/mf-orders/mf-manifest.json*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await signIn(page);
  await page.goto(`${gateway.url}/orders/ana-lind?email=ana@example.com`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // On a busy machine, the screen may be reported as slow first.
  const reports = (): string[] =>
    gateway.lines.filter((line) => line.includes('"orders"') && !line.includes('"slow"'));
  await expect.poll(() => reports().length).toBe(1);
  expect(JSON.parse(reports()[0])).toMatchObject({
    failure: {
      remote: 'orders',
      stage: 'manifest',
      version: expect.stringMatching(/^\w+$/),
      // The browser checks the hash before it hands over the response, so a script learns no more
      // about the failure.
      message: 'TypeError: Failed to fetch',
    },
  });
  expect(reports()[0]).not.toMatch(/ana-lind|example\.com|http|127\.0\.0\.1/);
});
