import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the note that replaces the file field, unless the visitor has moved the focus
 * elsewhere. Otherwise, the keyboard would start at the top of the page again.
 * @param isFull the note is shown instead of the field
 */
export const useNoteFocus = (isFull: boolean): RefObject<HTMLParagraphElement | null> => {
  const note = useRef<HTMLParagraphElement>(null);
  const wasFull = useRef(isFull);

  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (isFull && !wasFull.current && isFocusLost) note.current?.focus();
    wasFull.current = isFull;
  }, [isFull]);

  return note;
};
