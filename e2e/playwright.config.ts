import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { integerFromEnv } from '../scripts/config/integer';
import { testBrowserLaunch } from './support/browser';
import { EXPECT_TIMEOUT_MS, START_TIMEOUT_MS, TEST_TIMEOUT_MS } from './support/timeouts';

/** Limits memory, because each worker runs a browser. */
const MAX_WORKERS = 6;
const port = integerFromEnv('E2E_PORT', 3100, 1, 65_535);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  // One more than there are cores, because a test spends a fifth of its time waiting for the site
  // and for timers.
  workers: Math.min(availableParallelism() + 1, MAX_WORKERS),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // If the site does not work at all, stop instead of waiting in every test.
  maxFailures: 10,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // page.route does not see a service worker's requests. offline.spec.ts tests the site with one.
    serviceWorkers: 'block',
    launchOptions: await testBrowserLaunch(),
    // Traces are off, because recording each test is slow. Use `--trace on` for a single test.
  },
  webServer: {
    command: 'node scripts/run.mjs start',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/home`,
    timeout: START_TIMEOUT_MS,
    reuseExistingServer: !process.env['CI'],
  },
});
