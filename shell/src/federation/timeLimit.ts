/** The error of a request that took longer than `ms`. */
export const timedOut = (what: string, ms: number): DOMException =>
  new DOMException(`${what} timed out after ${ms} ms`, 'TimeoutError');

/**
 * A signal that aborts after `ms`. It runs by the page's timers, which a test can hold, unlike
 * `AbortSignal.timeout`.
 */
export const timeLimit = (what: string, ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(timedOut(what, ms)), ms);
  return controller.signal;
};
