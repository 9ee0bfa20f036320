import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref that is true while the component is on the page. Check it after a wait, so that
 * work which ends late does not take the visitor away from another screen.
 */
export const useMountedRef = (): Readonly<RefObject<boolean>> => {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
};
