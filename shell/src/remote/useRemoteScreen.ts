import { reportFailure } from '@scribblepup/kernel';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import {
  recordStep,
  SCREEN_DEADLINE_MS,
  type ScreenAddress,
  type RetryMode,
  type Failure,
  type LoadResult,
} from '../federation';
import { useLoader } from './LoaderContext';

interface Attempt {
  readonly count: number;
  readonly retry?: RetryMode;
}

interface Outcome {
  readonly attempt: Attempt;
  /** ms since the time origin. */
  readonly arrivedAt: number;
  readonly result: LoadResult<ComponentType>;
}

export interface RemoteScreenState {
  /** Undefined while loading. */
  readonly result?: LoadResult<ComponentType>;
  readonly attempts: number;
  /** Times at which the screen was requested and its code arrived, in ms since the time origin. */
  readonly requestedAt: number;
  readonly arrivedAt: number;
  readonly tryAgain: (after: Failure) => void;
}

// Fetch everything again from the second retry on, and if the remote was wrong or too slow. Also if
// the screen's code failed, because webpack keeps the modules that have already run.
const isWorthKeeping = ({ stage }: Failure, count: number): boolean =>
  count === 0 && !['contract', 'render', 'screen', 'slow'].includes(stage);

/**
 * The code of a screen: immediately if it has already loaded, or else a result or a failure by the
 * deadline.
 */
export function useRemoteScreen({ remote, path }: ScreenAddress): RemoteScreenState {
  const loader = useLoader();
  const [attempt, setAttempt] = useState<Attempt>({ count: 0 });
  const [outcome, setOutcome] = useState<Outcome>();
  const [requestedAt] = useState(() => performance.now());
  const preloaded = attempt.count === 0 ? loader.peek(path) : undefined;
  // Determined during the render: a screen that arrives before the effect runs is not in this
  // render, so the effect must still deliver it.
  const isPreloaded = preloaded !== undefined;

  useEffect(() => {
    if (isPreloaded) return;
    if (attempt.count === 0) recordStep(remote, 'route', requestedAt);
    let isCurrent = true;
    const settle = (result: LoadResult<ComponentType>) => {
      if (isCurrent) setOutcome({ attempt, arrivedAt: performance.now(), result });
    };
    // The request continues after the deadline: a late screen still replaces the fallback.
    const deadline = setTimeout(() => {
      const cause = `no response within ${SCREEN_DEADLINE_MS} ms`;
      const failure: Failure = { remote, stage: 'slow', cause };
      reportFailure(failure);
      settle({ ok: false, failure });
    }, SCREEN_DEADLINE_MS);
    void loader.load({ remote, path }, attempt.retry).then((result) => {
      clearTimeout(deadline);
      settle(result);
    });
    return () => {
      isCurrent = false;
      clearTimeout(deadline);
    };
  }, [loader, remote, path, attempt, requestedAt, isPreloaded]);

  const tryAgain = useCallback(
    (after: Failure) =>
      setAttempt(({ count }) => ({
        count: count + 1,
        retry: isWorthKeeping(after, count) ? 'keep' : 'refetch',
      })),
    [],
  );

  const settled = outcome?.attempt === attempt ? outcome.result : undefined;
  const result = settled ?? (preloaded && ({ ok: true, value: preloaded } as const));
  return {
    result,
    attempts: attempt.count,
    requestedAt,
    arrivedAt: outcome?.arrivedAt ?? requestedAt,
    tryAgain,
  };
}
