import type { Page } from '@playwright/test';

/**
 * Signs in as the site does: puts a token into local storage, before the first script runs.
 */
export const signIn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Only once per tab, so that a visitor who signs out stays signed out.
    if (!sessionStorage.getItem('signed-in-once')) localStorage.setItem('token', 'e2e');
    sessionStorage.setItem('signed-in-once', 'yes');
  });
