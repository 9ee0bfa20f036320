import { useLocation } from '@scribblepup/kernel/router';
import { focusHeading } from '@scribblepup/ui/focus';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { MAIN_ID } from '../layouts/SkipLink';

// True from the moment a new heading is on its way until it shows.
let isHeadingPending = false;

/** Moves the focus to the next heading that shows, unless the focus is elsewhere by then. */
export const focusNextHeading = (): void => {
  isHeadingPending = true;
};

const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });

const focusScreen = (): void => {
  const main = document.getElementById(MAIN_ID);
  const focused = document.activeElement;
  // Leave the focus where the screen or the visitor has already moved it.
  if (focused !== main && focused !== document.body && focused !== null) return;
  if (main) focusHeading({ within: main, preventScroll: true });
};

/** True for the button of an open menu. */
const isButtonOfOpenMenu = (element: Element | null): boolean =>
  element?.getAttribute('aria-expanded') === 'true';

/** Moves the focus to the main area after each navigation, as loading a new page would. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusNextHeading();
    // The dropdown closes when focus leaves it, so keep the focus on its button.
    if (!isButtonOfOpenMenu(document.activeElement)) focusMain();
  }, [pathname]);
}

/**
 * Moves the focus to the main area before a retry, because the button with the focus will
 * disappear.
 */
export const moveFocusForRetry = (): void => {
  focusNextHeading();
  focusMain();
};

/**
 * Moves the focus from the main area to the screen's heading once the heading shows, so that a
 * screen reader reads it.
 * @param content identifies what the screen shows; undefined while it is loading
 */
export function useFocusWhenShown(content: unknown): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (content === undefined || !isHeadingPending) return;
    isHeadingPending = false;
    focusScreen();
  }, [content, pathname]);
}
