import { useEffect, useRef, type RefObject } from 'react';

/**
 * A ref that is true while the component is on the screen: a write that ends later must not take
 * the visitor away from another screen.
 */
export const useIsShown = (): Readonly<RefObject<boolean>> => {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
};
