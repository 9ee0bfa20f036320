import { useLayoutEffect, type ComponentProps } from 'react';
import { Screen } from '@scribblepup/ui';
import { focusHeading } from '@scribblepup/ui/focus';

/**
 * Placeholder for a screen while its data is read. If its heading has the focus when the screen
 * replaces it, the screen's heading gets the focus.
 */
export const LoadingScreen = (props: ComponentProps<typeof Screen>) => {
  useLayoutEffect(
    () => () => {
      // Cleanup runs before React removes this heading, the microtask once the next one is there.
      if (document.activeElement === document.querySelector('h1')) queueMicrotask(focusHeading);
    },
    [],
  );
  return <Screen {...props} />;
};
