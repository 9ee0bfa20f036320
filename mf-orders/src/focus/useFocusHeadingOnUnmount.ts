import { focusHeading } from '@scribblepup/ui/focus';
import { useLayoutEffect } from 'react';

/**
 * For a button that disappears once it has done its work, or with its open dialog if another tab did
 * it. The screen's heading then gets the lost focus, so that keyboard users do not start again at
 * the top of the page.
 */
export const useFocusHeadingOnUnmount = (): void =>
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      // An open dialog closes only after this, and first gives the focus back to the button.
      queueMicrotask(() => {
        const isLost = !focused?.isConnected && document.activeElement === document.body;
        if (isLost) focusHeading({ preventScroll: true });
      });
    },
    [],
  );
