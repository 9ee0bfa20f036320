import type { AppName } from '@scribblepup/kernel/core';
import { errorMessage } from './failure';

/**
 * The steps from an address to a rendered screen. Those of the shell are `start` (from the page's
 * address to the first line of the shell), `bootstrap` (to its first render) and `registry`. Those
 * of a remote are `route` (from the shell's render of an address to its request) and the others.
 * `screen` is all of them, from the request for a screen until it is rendered.
 */
export type Step =
  | 'start'
  | 'bootstrap'
  | 'registry'
  | 'route'
  | 'manifest'
  | 'entry'
  | 'share'
  | 'module'
  | 'chunk'
  | 'render'
  | 'screen';

export interface Span {
  readonly app: AppName;
  readonly step: Step;
  /** In ms since the page's time origin. */
  readonly start: number;
  /** In ms. */
  readonly duration: number;
  /** Why the step failed. */
  readonly error?: string;
}

/** Prefix of each measure's name. */
export const MEASURE_PREFIX = 'federation';

/**
 * Records a step as a `performance.measure`, which any tool can show. Chromium's DevTools show one
 * track per app.
 * @param start in ms since the page's time origin
 */
export const recordStep = (app: AppName, step: Step, start: number, error?: string): void => {
  // jsdom has no performance measures, and old browsers do not support details.
  if (!('measure' in performance)) return;
  const devtools = { dataType: 'track-entry', track: app, trackGroup: MEASURE_PREFIX };
  performance.measure(`${MEASURE_PREFIX}:${app}:${step}`, {
    start,
    end: performance.now(),
    detail: { app, step, ...(error !== undefined && { error }), devtools },
  });
};

/** Runs a task and records how long it took, even if it fails. */
export const trace = async <T>(app: AppName, step: Step, task: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  try {
    const value = await task();
    recordStep(app, step, start);
    return value;
  } catch (error) {
    recordStep(app, step, start, errorMessage(error));
    throw error;
  }
};
