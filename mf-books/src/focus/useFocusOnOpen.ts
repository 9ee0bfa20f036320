import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first field of a dialog when the dialog opens, which focuses Close. Use it
 * in a component that exists only while the dialog is open.
 */
export const useFocusOnOpen = (): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
};
