import type { Page, Request } from '@playwright/test';

export interface Watch {
  /** Every request the page made, workers included. */
  readonly requests: Request[];
  /** What the console and the content security policy complained of. */
  readonly complaints: string[];
}

/** Notes the requests of a page and whatever it complains of. */
export const watch = (page: Page): Watch => {
  const seen: Watch = { requests: [], complaints: [] };
  page.context().on('request', (request) => seen.requests.push(request));
  page.on('pageerror', (error) => seen.complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.complaints.push(message.text());
  });
  return seen;
};
