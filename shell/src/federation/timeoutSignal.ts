/** The error of a request that took longer than `ms`. */
export const timeoutError = (what: string, ms: number): DOMException =>
  new DOMException(`${what} timed out after ${ms} ms`, 'TimeoutError');

/**
 * A signal that aborts after `ms`. Unlike `AbortSignal.timeout`, it uses the page's timers, which
 * tests can control.
 */
export const timeoutSignal = (what: string, ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(timeoutError(what, ms)), ms);
  return controller.signal;
};
