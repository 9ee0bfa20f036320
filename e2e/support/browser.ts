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
 * The first two disable background script compilation. On a machine with two cores, it takes all
 * three threads of a page's pool, which can deadlock: they wait for the main thread to collect
 * garbage, while the main thread waits for one of them to look up a font. Chromium reads only the
 * last such list, so the rest repeats what Playwright disables for stable tests.
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

// No sandbox, because tests also run as root. No background requests, because tests may run without
// a network.
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
 * Launch options for the browser at CHROMIUM_PATH, else an installed one, else the one in an npm
 * package.
 * @throws Error when CHROMIUM_PATH is not a file, or the package has no browser for this system
 */
export const chromiumLaunch = async (
  named = process.env['CHROMIUM_PATH'],
): Promise<LaunchOptions> => {
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there`);
  const found = named || installed.find((path) => existsSync(path));
  if (found) return { executablePath: found, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('none is installed');

  // The package unpacks its system libraries only if it detects AWS Lambda.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args };
};
