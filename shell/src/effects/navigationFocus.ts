import { useLocation } from '@scribblepup/kernel/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { MAIN_ID } from '../layouts/SkipLink';

// Set by a navigation, taken by the screen that shows then.
let waitsForHeading = false;

const focusHeading = (): void => {
  const main = document.getElementById(MAIN_ID);
  const focused = document.activeElement;
  // A screen that placed the focus itself, or a visitor who moved on, is left alone.
  if (focused !== main && focused !== document.body && focused !== null) return;
  const heading = main?.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** After each navigation the focus goes to the main area at once, as a new page would have it. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    waitsForHeading = true;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** As soon as the screen is there, the focus goes on to its heading, which a screen reader then reads. */
export function useFocusWhenReady(ready: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!ready || !waitsForHeading) return;
    waitsForHeading = false;
    focusHeading();
  }, [ready, pathname]);
}
