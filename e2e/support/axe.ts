import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing fades or moves: half seen, a word has too little contrast. Not for what goes on for ever or with the scroll. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = ({ timeline, playState, effect }: Animation): boolean =>
      timeline === document.timeline &&
      playState === 'running' &&
      Number.isFinite(Number(effect?.getComputedTiming().endTime));
    // A dialog that closes, or a list that comes, may start the next one: two frames without any are the end.
    for (let quiet = 0; quiet < 2;) {
      await new Promise((done) => requestAnimationFrame(done));
      const moving = document.getAnimations().filter(ends);
      quiet = moving.length === 0 ? quiet + 1 : 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });

/** What the page shown breaks of the accessibility rules; empty when it keeps them all. */
export const brokenRules = async (page: Page): Promise<string[]> => {
  // The address changes before the screen comes: until then there is nothing to check.
  await page
    .getByRole('heading', { level: 1, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' });
  // Given as text to the browser itself, so that the site's content security policy stays as it is.
  // Nothing is halfway between two colours while the rules are checked.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  await page.evaluate(source);
  const results = (await page.evaluate('axe.run(document)')) as AxeResults;
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
};
