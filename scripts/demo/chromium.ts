import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A headless Chromium: an installed one, else the one that the browser tests fetched. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = installed.find((path) => path !== undefined && existsSync(path));
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'] });
};
