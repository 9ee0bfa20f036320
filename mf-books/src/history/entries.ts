import { isObject } from '@scribblepup/kernel/schema';

/** What an entry of the browser's history shows: a step of a screen, perhaps with a dialog. */
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

/** Reads an entry from navigation state; the first step if another screen set the state. */
export const readEntry = (state: unknown): HistoryEntry => {
  const { step, isDialogOpen } = isObject(state) ? state : {};
  return typeof step === 'number' && typeof isDialogOpen === 'boolean'
    ? { step, isDialogOpen }
    : FIRST;
};
