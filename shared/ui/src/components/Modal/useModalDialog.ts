import { useLayoutEffect, useRef, type RefObject } from 'react';
import { closeModal, openModal } from './openModal';

/** Opens the dialog as a modal while it is mounted, and restores the focus afterwards. */
export const useModalDialog = (): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog) openModal(dialog);
    return () => {
      if (dialog) closeModal(dialog);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return ref;
};
