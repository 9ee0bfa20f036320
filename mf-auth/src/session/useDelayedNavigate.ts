import { useNavigate } from '@scribblepup/kernel/router';
import { NAVIGATION_DELAY_MS } from '../timing';

interface NavigateOptions {
  readonly state?: object;
  /** Replaces this screen in the browser's history. */
  readonly replace?: boolean;
}

/**
 * Returns a function that navigates to another screen after a pause. It navigates even if this
 * screen is left during the pause, so that nobody ends up signed in on the wrong screen.
 */
export function useDelayedNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();

  return (to, options) =>
    new Promise((resolve) => {
      window.setTimeout(() => {
        void navigate(to, options);
        resolve();
      }, NAVIGATION_DELAY_MS);
    });
}
