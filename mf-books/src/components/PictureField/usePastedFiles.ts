import { useEffect, useRef } from 'react';

/** Calls back with the pictures pasted anywhere on the screen, but not while a dialog is open. */
export const usePastedFiles = (
  enabled: boolean,
  onFiles: (files: readonly File[]) => void,
): void => {
  const latest = useRef(onFiles);

  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    if (!enabled) return;
    const onPaste = (event: ClipboardEvent): void => {
      // Every dialog of the site is modal.
      if (document.querySelector('dialog[open]')) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [enabled]);
};
