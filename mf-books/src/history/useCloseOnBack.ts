import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';

type Close = () => void;

/** Closes the open dialogs that have an entry in the browser's history; the last one is on top. */
export const useOpenDialogs = create<{ readonly dialogs: readonly Close[] }>(() => ({
  dialogs: [],
}));

/**
 * Makes the browser's Back close a dialog, on a screen that uses `useStepHistory`. Call it in a
 * component that exists only while the dialog is open.
 */
export const useCloseOnBack = (onClose: Close): void => {
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
