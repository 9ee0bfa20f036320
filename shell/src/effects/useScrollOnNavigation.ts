import { useLocation, useNavigationType } from '@scribblepup/kernel/router';
import { useLayoutEffect, useRef } from 'react';
import {
  isReloadOrBackForward,
  persistPositions,
  recordPosition,
  positionAt,
} from './scrollPositions';

/** Time for a screen to grow tall enough for its old scroll position, in ms. */
const RESTORE_MS = 1500;

/** Events that show that the visitor is scrolling or using the page. */
const INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the old position, again on each frame until the screen is tall enough. Returns a
 * function that stops this.
 */
const restore = (target: number, onEnd: () => void): (() => void) => {
  const started = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of INPUT_EVENTS) window.removeEventListener(event, stop);
    onEnd();
  };
  const step = () => {
    window.scrollTo(0, target);
    const done = Math.abs(window.scrollY - target) < 2 || performance.now() - started > RESTORE_MS;
    if (done) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const event of INPUT_EVENTS) window.addEventListener(event, stop, { passive: true });
  step();
  return stop;
};

/**
 * Starts a new screen at its top; after back, forward and a reload, restores the old scroll
 * position.
 */
export function useScrollOnNavigation(): void {
  const { key, pathname } = useLocation();
  const type: string = useNavigationType();
  // The first entry of each page load has the same key.
  const place = `${key} ${pathname}`;

  useLayoutEffect(persistPositions, []);

  const isRestoring = useRef(false);
  const entered = useRef(pathname);
  useLayoutEffect(() => {
    const isFirst = entered.current === pathname;
    // The visitor may have already scrolled the first HTML, so keep that position.
    if (isFirst && (window.scrollY > 0 || !isReloadOrBackForward())) {
      recordPosition(place);
      return;
    }
    entered.current = '';
    const target = isFirst || type === 'POP' ? (positionAt(place) ?? 0) : 0;
    if (target === 0) {
      window.scrollTo(0, 0);
      return;
    }
    isRestoring.current = true;
    return restore(target, () => {
      isRestoring.current = false;
    });
    // A change of only the state or the query keeps the scroll position.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);

  const shown = useRef('');
  // A layout effect, so that a scroll event caused by the next screen does not count for this one.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    // An entry at the same address, such as a dialog's, takes the screen's current position.
    if (shown.current === pathname || positionAt(place) === undefined) recordPosition(place);
    shown.current = pathname;
    // Until the screen is tall enough, its position is not the one that the visitor chose.
    const note = () => {
      if (!isRestoring.current) recordPosition(place);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [place, pathname]);
}
