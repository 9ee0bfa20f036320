import { useRef, type MouseEvent } from 'react';

/**
 * A capturing click handler for buttons that move when one of them is pressed: it ignores the
 * second click of a double click if another button has just moved under the pointer.
 */
export const useDoubleClickGuard = (): ((event: MouseEvent) => void) => {
  const pressed = useRef<Element | null>(null);

  return (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.detail > 1 && button !== pressed.current) event.stopPropagation();
    else pressed.current = button;
  };
};
