import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from '@scribblepup/kernel/router';
import { NAVIGATION_DELAY_MS } from '../timing';

/** Gives a function that goes to another screen after the pause, unless this screen was left meanwhile. */
export function useDelayedNavigate(): (to: string, state?: object) => Promise<void> {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return useCallback(
    (to, state) =>
      new Promise((resolve) => {
        timer.current = window.setTimeout(() => {
          void navigate(to, { state });
          resolve();
        }, NAVIGATION_DELAY_MS);
      }),
    [navigate],
  );
}
