import { focusHeading } from '@scribblepup/ui/focus';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A ref for a button that disappears once it has done its work. The screen's heading then gets the
 * focus, so that keyboard users do not start again at the top of the page.
 */
export const useFocusHeadingOnUnmount = (): RefObject<HTMLButtonElement | null> => {
  const ref = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement === button) focusHeading({ preventScroll: true });
    };
  }, []);

  return ref;
};
