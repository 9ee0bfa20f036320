import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './support/browser';

const port = Number(process.env['E2E_PORT'] ?? 3100);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A busy build machine gets a second look at a test; the report names each that needed it.
  retries: process.env['CI'] ? 1 : 0,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // What a service worker fetches, page.route does not see; offline.spec.ts is about the site with one.
    serviceWorkers: 'block',
    launchOptions: await chromiumLaunch(),
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node scripts/run.mjs start',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/home`,
    timeout: 300_000,
    reuseExistingServer: !process.env['CI'],
  },
});
