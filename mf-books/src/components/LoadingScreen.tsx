import { useLayoutEffect, type ComponentProps } from 'react';
import { Screen } from '@scribblepup/ui';
import { focusHeading } from '@scribblepup/ui/focus';

/**
 * A screen while its data is read. Its heading has the focus after a navigation and goes with it,
 * so the heading of the screen that takes its place gets the focus.
 */
export const LoadingScreen = (props: ComponentProps<typeof Screen>) => {
  useLayoutEffect(
    () => () => {
      // Cleanup runs before the heading is removed, and the microtask after the next one is there.
      if (document.activeElement === document.querySelector('h1')) queueMicrotask(focusHeading);
    },
    [],
  );
  return <Screen {...props} />;
};
