import { useEffect } from 'react';
import { prefetchWeights } from '@scribblepup/studio';

/** How long to wait where the browser does not say when it is idle, ms. */
const SOON = 1000;

/** Does something once the browser is idle, unless the function it gives is called before. */
const whenIdle = (job: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(job);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(job, SOON);
  return () => clearTimeout(timer);
};

/** Fetches ahead what finds the dog, so that the first photo need not wait for it. Leaving the screen ends it. */
export const useFinderAhead = (): void =>
  useEffect(() => {
    const left = new AbortController();
    const cancel = whenIdle(() => void prefetchWeights(left.signal));
    return () => {
      cancel();
      left.abort();
    };
  }, []);
