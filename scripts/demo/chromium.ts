import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/support/browser';

/** Starts Chromium with the same colors on every machine. */
export const launchChromium = async (): Promise<Browser> => {
  const launch = await chromiumLaunch();
  return chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), '--force-color-profile=srgb'],
  });
};
