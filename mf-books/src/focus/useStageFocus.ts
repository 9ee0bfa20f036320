import { useEffect, useRef } from 'react';
import { focusHeading } from '@scribblepup/ui/focus';

/** True if the pressed control has disappeared, and no other control has the focus. */
const isFocusLost = (): boolean =>
  document.activeElement?.contains(document.querySelector('h1')) ?? true;

/**
 * Moves the focus to the heading when a screen shows another stage at the same address; the shell
 * does so when the address changes.
 * @param isCovered a dialog is open, which keeps the focus until it closes
 */
export const useStageFocus = (stage: number | string, isCovered = false): void => {
  const focused = useRef(stage);
  useEffect(() => {
    if (isCovered || focused.current === stage) return;
    focused.current = stage;
    if (isFocusLost()) focusHeading();
  }, [stage, isCovered]);
};
