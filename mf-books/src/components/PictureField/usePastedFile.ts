import { useEffect, useRef } from 'react';

/** Calls back with a picture pasted anywhere on the screen. */
export const usePastedFile = (enabled: boolean, onFile: (file: File) => void): void => {
  const latest = useRef(onFile);

  useEffect(() => {
    latest.current = onFile;
  });

  useEffect(() => {
    if (!enabled) return;
    const onPaste = (event: ClipboardEvent): void => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [enabled]);
};
