/** Longest time that one suspension of the page may count for, ms. */
const SLICE = 30_000;

/**
 * Calls `onEnd` once the page has run for `ms`. A phone that shows another app suspends the page
 * with its workers, and all overdue timers end as soon as it is back. So the time is measured in
 * slices, of which a suspension ends only one.
 * @returns a function that cancels it
 */
export const startTimeLimit = (ms: number, onEnd: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number): void => {
    timer = setTimeout(() => (left > SLICE ? wait(left - SLICE) : onEnd()), Math.min(left, SLICE));
  };
  wait(ms);
  return () => clearTimeout(timer);
};
