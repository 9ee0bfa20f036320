import { useCallback } from 'react';
import { useNavigate } from '@scribblepup/kernel/router';
import { NAVIGATION_DELAY_MS } from '../timing';

/**
 * Returns a function that navigates to another screen after a pause. It navigates even if this
 * screen is left during the pause, so that nobody ends up signed in on the wrong screen.
 */
export function useDelayedNavigate(): (to: string, state?: object) => Promise<void> {
  const navigate = useNavigate();

  return useCallback(
    (to, state) =>
      new Promise((resolve) => {
        window.setTimeout(() => {
          void navigate(to, { state });
          resolve();
        }, NAVIGATION_DELAY_MS);
      }),
    [navigate],
  );
}
