import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref that is true while the component is on the page. Check it after an `await`, so
 * that late work does not take the visitor away from another screen.
 */
export const useMountedRef = (): Readonly<RefObject<boolean>> => {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};
