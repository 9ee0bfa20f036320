import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Waits until all animations end, because text has too little contrast halfway through a fade.
 * Ignores endless and scroll-driven animations.
 */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = ({ timeline, playState, effect }: Animation): boolean =>
      timeline === document.timeline &&
      playState === 'running' &&
      Number.isFinite(Number(effect?.getComputedTiming().endTime));
    // The end of one animation may start the next, so wait for two frames without any.
    for (let quiet = 0; quiet < 2;) {
      await new Promise((done) => requestAnimationFrame(done));
      const moving = document.getAnimations().filter(ends);
      quiet = moving.length === 0 ? quiet + 1 : 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });

/** The accessibility rules that the current page violates; empty if none. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  // The address changes before the screen arrives, so wait for its heading.
  await page
    .getByRole('heading', { level: 1, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' });
  // Without transitions, no color is halfway to another during the check. axe is evaluated as text,
  // so that the site's content security policy can stay as it is.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForAnimations(page);
  await page.evaluate(source);
  // Nodes that pass are not listed, because describing them takes longer than the checks.
  const results = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
};
