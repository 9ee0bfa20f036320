import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';

type Close = () => void;

export interface OpenDialogs {
  readonly dialogs: readonly Close[];
}

/** The functions with which Back closes the open dialogs; the last dialog is on top. */
export const useOpenDialogs = create<OpenDialogs>(() => ({ dialogs: [] }));

/**
 * Makes the browser's Back close a dialog, on a screen that uses `useStepHistory` or
 * `useDialogHistory`. Call it in a component that exists only while the dialog is open.
 */
export const useRegisterDialog = (onClose: Close): void => {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = (): void => close();
    useOpenDialogs.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
    return () =>
      useOpenDialogs.setState(({ dialogs }) => ({
        dialogs: dialogs.filter((other) => other !== dialog),
      }));
  }, []);
};
