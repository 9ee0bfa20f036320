/** Longest time that one suspension of the page may count for, in ms. */
const SLICE_MS = 30_000;

/**
 * Calls `onEnd` once the page has run for `ms`. A phone that shows another app suspends the page
 * with its workers, and all overdue timers fire as soon as it is back. The time is therefore
 * measured in slices, and a suspension ends only the current slice.
 * @param ms time limit
 * @returns a function that cancels the limit
 */
export const startTimeout = (ms: number, onEnd: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number): void => {
    timer = setTimeout(
      () => (left > SLICE_MS ? wait(left - SLICE_MS) : onEnd()),
      Math.min(left, SLICE_MS),
    );
  };
  wait(ms);
  return () => clearTimeout(timer);
};
