import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Engine } from '../../scripts/test/engines/find';
import { START_TIMEOUT_MS } from '../support/timeouts';
import type { Driver, Target } from './driver';
import { chooseOption } from './elementQuery';

const SIZE = { width: 1280, height: 900 };

const targetOf = (element: ElementHandle): Target => ({
  click: () => element.click(),
  type: async (text) => {
    await element.evaluate((field) => (field as unknown as HTMLInputElement).select());
    await element.type(text);
  },
  choose: (option) => element.evaluate(chooseOption, option),
  upload: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
});

/**
 * Starts Chromium (driven by its DevTools protocol) or Firefox (driven by WebDriver BiDi).
 * @param folder for its profile and its downloads
 */
export const startPuppeteer = async (engine: Engine, folder: string): Promise<Driver> => {
  const downloads = join(folder, 'downloads');
  await mkdir(downloads, { recursive: true });
  const browser = await puppeteer.launch({
    browser: engine.name === 'firefox' ? 'firefox' : 'chrome',
    executablePath: engine.path,
    args: [...engine.args],
    userDataDir: join(folder, 'profile'),
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
    extraPrefsFirefox: {
      // Firefox ignores `downloadBehavior`.
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // Otherwise, Firefox opens a PDF in a new tab, and slows down the timers of the site's tab.
      'pdfjs.disabled': true,
    },
    defaultViewport: SIZE,
    timeout: START_TIMEOUT_MS,
    protocolTimeout: START_TIMEOUT_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(START_TIMEOUT_MS);
  return {
    version: await browser.version(),
    downloads,
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    element: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement();
      return element && targetOf(element as ElementHandle);
    },
    quit: () => browser.close(),
  };
};
