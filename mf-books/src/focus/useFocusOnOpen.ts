import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first field of a dialog that opens, instead of its Close button. Use it in a component
 * that exists only while the dialog is open.
 */
export const useFocusOnOpen = (): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
};
