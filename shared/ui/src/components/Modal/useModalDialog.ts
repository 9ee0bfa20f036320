import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { closeModal, openModal } from './openModal';

/**
 * Opens the dialog as a modal while it is mounted, then restores the focus. Calls
 * `onClose` if the browser closes the dialog.
 */
export const useModalDialog = (onClose: () => void): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);

  // In Chrome, a page cannot cancel a second Escape. Reopen the dialog, because `onClose` may not
  // close it. In strict mode, an event can arrive late, when the dialog is already open again.
  const onNativeClose = useEffectEvent(() => {
    if (!ref.current || ref.current.open) return;
    openModal(ref.current);
    onClose();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    const focusedBefore = document.activeElement;
    if (dialog) openModal(dialog);
    const handleClose = () => onNativeClose();
    dialog?.addEventListener('close', handleClose);
    return () => {
      dialog?.removeEventListener('close', handleClose);
      if (dialog) closeModal(dialog);
      if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
    };
  }, []);

  return ref;
};
