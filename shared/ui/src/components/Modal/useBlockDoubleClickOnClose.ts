import { useEffect } from 'react';

const blockSecondClick = (event: MouseEvent): void => {
  if (event.detail <= 1) return;
  event.stopPropagation();
  event.preventDefault();
};

/**
 * When the dialog closes, blocks the second click of a double click that closed it. Otherwise, that
 * click would press what the dialog had covered.
 */
export const useBlockDoubleClickOnClose = (): void =>
  useEffect(
    () => () => {
      document.addEventListener('click', blockSecondClick, { capture: true, once: true });
    },
    [],
  );
