import { isObject } from '@scribblepup/kernel/schema';

/** The step of a screen that an entry of the browser's history shows, perhaps with a dialog. */
export interface HistoryEntry {
  /** From 1. */
  readonly step: number;
  readonly isDialogOpen: boolean;
}

const FIRST: HistoryEntry = { step: 1, isDialogOpen: false };

/** The entries from the first step to this one: Back leads through them in reverse. */
export const entriesUpTo = ({ step, isDialogOpen }: HistoryEntry): readonly HistoryEntry[] => [
  ...Array.from({ length: step }, (_, i) => ({ step: i + 1, isDialogOpen: false })),
  ...(isDialogOpen ? [{ step, isDialogOpen }] : []),
];

export const isSameEntry = (a: HistoryEntry, b: HistoryEntry): boolean =>
  a.step === b.step && a.isDialogOpen === b.isDialogOpen;

/** Reads an entry from navigation state; the first step if the state is of another screen. */
export const readEntry = (state: unknown): HistoryEntry => {
  const { step, isDialogOpen } = isObject(state) ? state : {};
  return typeof step === 'number' && typeof isDialogOpen === 'boolean'
    ? { step, isDialogOpen }
    : FIRST;
};
