import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Scripts are not compiled in the background: on a machine with two cores that takes all three threads of a page's
 * pool, which wait for its main thread to collect garbage, while that may wait for one of them to look up a font.
 * Chromium reads its last list alone, so what Playwright switches off for steady tests is named again.
 */
const disabledFeatures = [
  'ScriptStreaming',
  'ConsumeCodeCacheOffThread',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
];

// No sandbox, because tests also run as root; no calls home, because they may run without a network.
const args = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser that CHROMIUM_PATH names, an installed one, or the one that an npm package carries.
 * @throws Error where CHROMIUM_PATH names no file, or the package has no browser for this system
 */
export const chromiumLaunch = async (
  named = process.env['CHROMIUM_PATH'],
): Promise<LaunchOptions> => {
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there`);
  const found = named || installed.find((path) => existsSync(path));
  if (found) return { executablePath: found, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('none is installed');

  // The package unpacks its system libraries only where it believes it runs on Lambda.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args };
};
