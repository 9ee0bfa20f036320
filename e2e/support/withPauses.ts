import { setTimeout as wait } from 'node:timers/promises';

/** Two clicks this many ms apart are not a double click: browsers allow 300 to 500 ms for one. */
const DOUBLE_CLICK_MS = 600;

/**
 * Keeps clicks or taps apart, so that two of them never make a double click on a fast machine. The
 * site ignores the second click of a double click if the first one has opened another screen.
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
