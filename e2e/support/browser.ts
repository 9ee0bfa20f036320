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
 * Disabling the first two features stops Chromium from compiling scripts in the background, which
 * can deadlock on two cores: all three pool threads wait for the main thread to collect garbage,
 * and it waits for one of them to look up a font. The rest repeats Playwright's own list, because
 * Chromium reads only the last `--disable-features`.
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

const findInstalled = (): string | undefined => installed.find((path) => existsSync(path));

/** The headless shell of an npm package, or undefined if it has none for this system. */
const findPackaged = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package unpacks its system libraries only if it detects AWS Lambda.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
};

const launch = async (
  named: string | undefined,
  find: () => Promise<string | undefined>,
): Promise<LaunchOptions> => {
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
  const executablePath = named || (await find());
  if (!executablePath) throw new Error('no Chromium or Chrome is installed');
  return { executablePath, args };
};

/**
 * Launch options for the browser that a visitor would have: the one at CHROMIUM_PATH, else an
 * installed one, else the one in an npm package.
 * @throws Error when CHROMIUM_PATH is not a file, or there is none
 */
export const chromiumLaunch = (named = process.env['CHROMIUM_PATH']): Promise<LaunchOptions> =>
  launch(named, async () => findInstalled() ?? (await findPackaged()));

/**
 * Launch options for tests, which take the npm package's browser before an installed one: it is
 * the same on every machine, and without windows it needs half the processor time.
 * @throws Error when CHROMIUM_PATH is not a file, or there is none
 */
export const testBrowserLaunch = (named = process.env['CHROMIUM_PATH']): Promise<LaunchOptions> =>
  launch(named, async () => (await findPackaged()) ?? findInstalled());
