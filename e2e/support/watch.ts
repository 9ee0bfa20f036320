import type { Page, Request } from '@playwright/test';

export interface Watch {
  /** Every request the page made, including its workers'. */
  readonly requests: Request[];
  /** Uncaught errors and console errors, including content security policy violations. */
  readonly errors: string[];
}

/** Records a page's requests and errors. */
export const watch = (page: Page): Watch => {
  const seen: Watch = { requests: [], errors: [] };
  page.context().on('request', (request) => seen.requests.push(request));
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(message.text());
  });
  return seen;
};
