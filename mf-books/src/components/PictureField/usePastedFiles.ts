import { useEffect, useEffectEvent } from 'react';

/** True if text is pasted into a field: some programs add a picture of the text that they copy. */
const isTextForField = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element &&
  target.matches('input:not([type=file]), textarea') &&
  clipboardData?.types.includes('text/plain') === true;

/** Calls `onFiles` with files pasted anywhere on the screen, but not while a dialog is open. */
export const usePastedFiles = (
  enabled: boolean,
  onFiles: (files: readonly File[]) => void,
): void => {
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!enabled) return;
    const onPaste = (event: ClipboardEvent): void => {
      // Every dialog of the site is modal.
      if (document.querySelector('dialog[open]') || isTextForField(event)) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [enabled]);
};
