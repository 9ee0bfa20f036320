import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A ref for a button that goes once it has done its work: the screen's heading takes over its
 * focus, so that a keyboard does not begin at the top of the page.
 */
export const useHeadingAfter = (): RefObject<HTMLButtonElement | null> => {
  const ref = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      const heading = document.querySelector('h1');
      if (!heading || document.activeElement !== button) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
  }, []);

  return ref;
};
