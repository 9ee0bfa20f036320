import { useLocation } from '@scribblepup/kernel/router';
import { useRef, type MouseEvent } from 'react';

/**
 * A capturing click handler for the main area: it ignores the second click of a double click that
 * has opened another screen, because that click hits whatever the new screen has in this place.
 */
export function useDoubleClickGuard(): (event: MouseEvent) => void {
  const { pathname } = useLocation();
  const clickedAt = useRef<string>(undefined);

  return (event) => {
    if (event.detail <= 1) clickedAt.current = pathname;
    else if (clickedAt.current !== pathname) {
      event.stopPropagation();
      // Otherwise the browser itself would follow a link or submit a form.
      event.preventDefault();
    }
  };
}
