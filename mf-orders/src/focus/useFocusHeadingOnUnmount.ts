import { focusHeading } from '@scribblepup/ui/focus';
import { useLayoutEffect } from 'react';

/**
 * Focuses the screen's heading if the focus is lost with a button that disappears once its action is
 * complete, here or in another tab. Otherwise, keyboard users would start again at the top of the
 * page.
 */
export const useFocusHeadingOnUnmount = (): void =>
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      // The button's dialog closes only after this cleanup, and may focus the button again.
      queueMicrotask(() => {
        const isLost = !focused?.isConnected && document.activeElement === document.body;
        if (isLost) focusHeading({ preventScroll: true });
      });
    },
    [],
  );
