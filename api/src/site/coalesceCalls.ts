/**
 * Lets all calls made while a check runs share the next one, so that each gets a check that began
 * after the call.
 */
export const coalesceCalls = <T>(check: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () =>
    (next ??= running.then(() => {
      next = undefined;
      const current = check();
      running = current.catch(() => undefined);
      return current;
    }));
};
