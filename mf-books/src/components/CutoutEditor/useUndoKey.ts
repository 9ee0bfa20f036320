import { useEffect, useEffectEvent } from 'react';

/** Calls `onUndo` on Ctrl+Z or Cmd+Z, whichever control of the dialog has the focus. */
export const useUndoKey = (onUndo: () => void): void => {
  const undo = useEffectEvent(onUndo);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
