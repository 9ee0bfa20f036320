import { useLayoutEffect, type ComponentProps } from 'react';
import { Screen } from '@scribblepup/ui';
import { focusHeading } from '@scribblepup/ui/focus';

/**
 * Stands in for a screen while its data is read. After a navigation, its heading has the focus.
 * When the screen replaces it, the screen's heading gets the focus.
 */
export const LoadingScreen = (props: ComponentProps<typeof Screen>) => {
  useLayoutEffect(
    () => () => {
      // Cleanup runs before React removes the heading, the microtask after the next one is there.
      if (document.activeElement === document.querySelector('h1')) queueMicrotask(focusHeading);
    },
    [],
  );
  return <Screen {...props} />;
};
