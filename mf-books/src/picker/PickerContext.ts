import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PickerState } from './pickerStore';
import type { PickerSession } from './session';

export const PickerContext = createContext<PickerSession | null>(null);

/** Returns the picker session of the surrounding context. */
export const usePicker = (): PickerSession => {
  const session = useContext(PickerContext);
  if (!session) throw new Error('usePicker needs a PickerContext around it');
  return session;
};

/**
 * Selects a part of the picker's state; the component renders again only when that part changes.
 */
export const usePickerState = <T>(select: (state: PickerState) => T): T =>
  useStore(usePicker().store, select);
