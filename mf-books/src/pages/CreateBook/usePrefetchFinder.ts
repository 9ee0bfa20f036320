import { useEffect } from 'react';
import { prefetchWeights } from '@scribblepup/studio';
import { coloring } from '../../services/coloring';

/** Fallback delay for browsers without `requestIdleCallback`, ms. */
const IDLE_FALLBACK_MS = 1000;

/** Runs a job once the browser is idle; the returned function cancels it. */
const whenIdle = (job: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(job);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(job, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
};

const prefetchFinder = async (signal: AbortSignal): Promise<void> => {
  await prefetchWeights(signal);
  if (!signal.aborted) coloring().warmUp();
};

/**
 * Prefetches the finder's weights and starts a worker, so that the first photo does not have to
 * wait for them. Leaving the screen aborts the prefetch.
 */
export const usePrefetchFinder = (): void =>
  useEffect(() => {
    const controller = new AbortController();
    const cancel = whenIdle(() => void prefetchFinder(controller.signal));
    return () => {
      cancel();
      controller.abort();
    };
  }, []);
