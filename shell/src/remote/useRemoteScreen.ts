import { useCallback, useEffect, useState, type ComponentType } from 'react';
import {
  SCREEN_DEADLINE_MS,
  type Address,
  type Again,
  type Failure,
  type Loaded,
} from '../federation';
import { useLoader } from './LoaderContext';

interface Attempt {
  readonly count: number;
  readonly again?: Again;
}

interface Outcome {
  readonly attempt: Attempt;
  readonly result: Loaded<ComponentType>;
}

export interface RemoteScreenState {
  /** Undefined while nothing is known yet. */
  readonly result?: Loaded<ComponentType>;
  readonly attempts: number;
  readonly tryAgain: (after: Failure) => void;
}

// What a remote delivered whole but wrong, or not in time, is not worth keeping.
const isWorthKeeping = ({ stage }: Failure, count: number): boolean =>
  count === 0 && !['contract', 'render', 'slow'].includes(stage);

/** A screen's code: at once when it is there already, else a failure at the latest when the deadline passes. */
export function useRemoteScreen({ remote, path }: Address): RemoteScreenState {
  const loader = useLoader();
  const [attempt, setAttempt] = useState<Attempt>({ count: 0 });
  const [outcome, setOutcome] = useState<Outcome>();
  const present = attempt.count === 0 ? loader.peek(path) : undefined;
  // As the render saw it: a preloaded screen can arrive before the effect runs, and has to be shown then.
  const isPresent = present !== undefined;

  useEffect(() => {
    if (isPresent) return;
    let current = true;
    const settle = (result: Loaded<ComponentType>) => {
      if (current) setOutcome({ attempt, result });
    };
    // The request goes on: a screen that arrives late still takes the fallback's place.
    const reason = `no answer within ${SCREEN_DEADLINE_MS} ms`;
    const deadline = setTimeout(
      () => settle({ ok: false, failure: { remote, stage: 'slow', reason } }),
      SCREEN_DEADLINE_MS,
    );
    void loader.load({ remote, path }, attempt.again).then((result) => {
      clearTimeout(deadline);
      settle(result);
    });
    return () => {
      current = false;
      clearTimeout(deadline);
    };
  }, [loader, remote, path, attempt, isPresent]);

  const tryAgain = useCallback(
    (after: Failure) =>
      setAttempt(({ count }) => ({
        count: count + 1,
        again: isWorthKeeping(after, count) ? 'keep' : 'afresh',
      })),
    [],
  );

  const known = outcome?.attempt === attempt ? outcome.result : undefined;
  const result = known ?? (present && ({ ok: true, value: present } as const));
  return { result, attempts: attempt.count, tryAgain };
}
