import { setTimeout as wait } from 'node:timers/promises';

/** Clicks farther apart than this are never a double click, ms: browsers allow 300 to 500 for one. */
const DOUBLE_CLICK_MS = 600;

/**
 * Keeps clicks or taps apart, so that a fast machine never makes a double click of two. The site
 * ignores the second click of a double click if the first one has opened another screen.
 */
export const withPauses = <Target>(
  click: (target: Target) => Promise<unknown>,
): ((target: Target) => Promise<void>) => {
  let last = -Infinity;
  return async (target) => {
    await wait(Math.max(0, last + DOUBLE_CLICK_MS - performance.now()));
    await click(target);
    last = performance.now();
  };
};
