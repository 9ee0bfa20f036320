import type { Locator, Page } from '@playwright/test';

/** The heading of the screen. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** The description that follows a term in a list of facts. */
export const definition = (page: Page, term: string): Locator =>
  page.getByRole('term').filter({ hasText: term }).locator('+ dd');

/** The picker's button for page n. */
export const pageButton = (page: Page, n: number): Locator =>
  page.getByRole('button', { name: `Page ${n}`, exact: true });

/** The list of a project's photos. */
export const photoStrip = (page: Page): Locator => page.getByRole('list', { name: 'Your photos' });
