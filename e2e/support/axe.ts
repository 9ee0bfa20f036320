import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for what fades or moves in: half seen, a word has too little contrast. Not for what goes on for ever or with the scroll. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ends = ({ timeline, playState, effect }: Animation): boolean => timeline === document.timeline && playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    return Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished)).then(() => null);
  });

/** What the page shown breaks of the accessibility rules; empty when it keeps them all. */
export const brokenRules = async (page: Page): Promise<string[]> => {
  // Given as text to the browser itself, so that the site's content security policy stays as it is.
  await settled(page);
  await page.evaluate(source);
  const results = (await page.evaluate('axe.run(document)')) as AxeResults;
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
