import { useCallback } from 'react';
import { useNavigate } from '@scribblepup/kernel/router';
import { NAVIGATION_DELAY_MS } from '../timing';

/**
 * Gives a function that goes to another screen after the pause. What was sent is brought to its end
 * even where this screen is left within the pause: nobody ends up signed in but somewhere else.
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
