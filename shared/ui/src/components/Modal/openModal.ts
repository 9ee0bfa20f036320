import { blockDoubleClick } from './blockDoubleClick';

/** Opens a dialog as modal, or as non-modal if the browser has no modal dialogs. */
export const openModal = (dialog: HTMLDialogElement): void => {
  blockDoubleClick();
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
    return;
  }
  dialog.setAttribute('open', '');
  dialog.querySelector<HTMLElement>('button, input, [href]')?.focus();
};

/** Closes a dialog that `openModal` opened. */
export const closeModal = (dialog: HTMLDialogElement): void => {
  if (!dialog.open) return;
  blockDoubleClick();
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
};
