const blockSecondClick = (event: MouseEvent): void => {
  if (event.detail <= 1) {
    document.removeEventListener('click', blockSecondClick, { capture: true });
    return;
  }
  event.stopPropagation();
  // Otherwise the browser itself would follow a link or submit a form.
  event.preventDefault();
};

/**
 * Blocks the second click of a double click that has opened or closed a dialog. Otherwise, that
 * click would press what is now under the pointer.
 */
export const blockDoubleClick = (): void =>
  document.addEventListener('click', blockSecondClick, { capture: true });
