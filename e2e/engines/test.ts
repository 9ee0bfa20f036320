import { test as base } from '@playwright/test';
import { resolve } from 'node:path';
import { root } from '../../scripts/config/apps';
import { temporaryFolder } from '../../scripts/config/temporaryFolder';
import type { Engine } from '../../scripts/test/engines/find';
import { startSite } from '../support/offline';
import type { Driver } from './driver';
import { startPuppeteer } from './puppeteerDriver';
import { Visitor } from './visitor';
import { startWebDriver } from './webDriver';

export interface EngineOptions {
  /** The browser in which a test runs. */
  readonly engine: Engine;
}

interface Fixtures extends EngineOptions {
  readonly site: Awaited<ReturnType<typeof startSite>>;
  /** A visitor with a new profile, on a separate site. */
  readonly visitor: Visitor;
}

/** The path of a file that all browsers share, or of a browser's drawings. */
export const resultFile = (...name: string[]): string =>
  resolve(root, 'test-results/engines', ...name);

/** Why a journey that needs stored pictures does not run in WebKit. */
export const WEBKIT_SKIP_REASON =
  'its driver opens only private windows, in which WebKit refuses to store pictures';

const start = (engine: Engine, folder: string): Promise<Driver> =>
  engine.name === 'webkit' ? startWebDriver(engine, folder) : startPuppeteer(engine, folder);

export const test = base.extend<Fixtures>({
  engine: [undefined as unknown as Engine, { option: true }],
  site: async ({ engine: _ }, provide) => {
    const site = await startSite();
    await provide(site);
    await site.stop();
  },
  visitor: async ({ engine, site }, provide) => {
    const driver = await start(engine, await temporaryFolder(engine.name));
    await provide(new Visitor(driver, site.url));
    await driver.quit();
  },
});
