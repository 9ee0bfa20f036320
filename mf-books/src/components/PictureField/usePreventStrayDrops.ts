import { useEffect } from 'react';

/** Keeps the browser from opening a file that is dropped outside the file fields. */
export const usePreventStrayDrops = (): void =>
  useEffect(() => {
    const refuse = (event: DragEvent): void => {
      const { target, dataTransfer } = event;
      const isField = target instanceof Element && target.matches('input[type=file]');
      if (event.defaultPrevented || isField || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
