import type { BrowserContext, Worker } from '@playwright/test';
import { REGISTRY_TIMEOUT_MS, SCREEN_DEADLINE_MS } from '../../shell/src/federation/timing';
import { CURRENT_TIMEOUT_MS, PAGE_TIMEOUT_MS } from '../../shell/src/offline/worker/networkFirst';

/** Runs in a page or a service worker: timers with one of these delays, in ms, never fire. */
const dropTimers = (limits: readonly number[]): void => {
  const original = setTimeout;
  Object.assign(globalThis, {
    setTimeout: (...args: Parameters<typeof setTimeout>) =>
      limits.includes(args[1] ?? 0) ? 0 : original(...args),
  });
};

/**
 * Makes the site wait for the network as long as it takes. Otherwise, on a slow machine, it would
 * use the files stored on the device, or report a screen as late.
 */
export const disableTimeLimits = async (context: BrowserContext): Promise<void> => {
  const disableIn = (worker: Worker): Promise<void> =>
    // Ignore the error of a worker that ends immediately.
    worker.evaluate(dropTimers, [PAGE_TIMEOUT_MS, CURRENT_TIMEOUT_MS]).catch(() => undefined);
  context.on('serviceworker', (worker) => void disableIn(worker));
  await context.addInitScript(dropTimers, [REGISTRY_TIMEOUT_MS, SCREEN_DEADLINE_MS]);
  await Promise.all(context.serviceWorkers().map(disableIn));
};
