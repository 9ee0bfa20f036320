import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import { isEngineName, findEngines, isInstalled } from '../../scripts/test/engines/find';
import { EXPECT_TIMEOUT_MS, TEST_TIMEOUT_MS } from '../support/timeouts';
import type { EngineOptions } from './test';

const requested = (process.env['ENGINES'] ?? '').split(',').filter(isEngineName);
const engines = (await findEngines(requested.length > 0 ? requested : undefined)).filter(
  isInstalled,
);

/** The journeys in each browser that is installed; `npm run test:browsers` runs them. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: resolve(import.meta.dirname, '../../test-results/engines/runs'),
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  projects: [
    // All browsers get the same file, so one of them draws it.
    { name: 'photo', testMatch: 'photo.ts', use: { engine: engines[0] } },
    ...engines.map((engine) => ({ name: engine.name, use: { engine }, dependencies: ['photo'] })),
  ],
});
