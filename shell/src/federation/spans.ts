import { MEASURE_PREFIX, type Span } from './trace';

/** The steps recorded so far, ordered by their start. */
export const recordedSpans = (): Span[] =>
  (performance.getEntriesByType('measure') as PerformanceMeasure[])
    .filter(({ name }) => name.startsWith(`${MEASURE_PREFIX}:`))
    .map(({ startTime, duration, detail }) => {
      const { app, step, error } = detail as Pick<Span, 'app' | 'step' | 'error'>;
      return { app, step, start: startTime, duration, ...(error !== undefined && { error }) };
    });

/** Calls `onSpan` whenever a step has been recorded. Returns a function that stops this. */
export const watchSpans = (onSpan: () => void): (() => void) => {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.startsWith(`${MEASURE_PREFIX}:`))) onSpan();
  });
  observer.observe({ type: 'measure' });
  return () => observer.disconnect();
};
