import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';

const installed = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].filter((path) => path !== undefined && path !== '');

// No sandbox, because tests also run as root; no calls home, because they may run without a network.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** An installed Chromium, else the one that an npm package carries, so that nothing needs root. */
export const chromiumLaunch = async (): Promise<LaunchOptions> => {
  const found = installed.find((path) => existsSync(path!));
  if (found) return { executablePath: found, args };

  // The package unpacks the system libraries it brings only where it believes to run on Lambda.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args };
};
