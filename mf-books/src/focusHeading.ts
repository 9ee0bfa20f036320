import { useEffect, useRef } from 'react';

/** Moves the focus to the screen's heading, for instance when the pressed control goes. */
export const focusHeading = (): void => {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * Moves the focus to the heading when one step of a screen takes the place of another, as the shell
 * does after a navigation.
 */
export const useFocusOnStep = (step: unknown): void => {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusHeading();
  }, [step]);
};
