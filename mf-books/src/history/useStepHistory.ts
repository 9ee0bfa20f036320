import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@scribblepup/kernel/router';
import { readEntry, isSameEntry, entriesUpTo, type HistoryEntry } from './entries';
import { useOpenDialogs } from './useOpenDialogs';

interface StepHistoryOptions {
  /** From 1. */
  readonly step: number;
  /** Restores what the visitor entered before a reload, and the step; must be stable. */
  readonly restore: () => Promise<void>;
  /** Goes to a step if that is possible; returns whether it did. */
  readonly onStep: (step: number) => boolean;
}

/**
 * Gives each step of a screen, and an open dialog, its own entry in the browser's history, all at
 * the same address. Back closes the dialog, then returns to the previous step, and only then leaves
 * the screen.
 */
export const useStepHistory = ({ step, restore, onStep }: StepHistoryOptions): void => {
  const navigate = useNavigate();
  const location = useLocation();
  // Typed as a string, because the kernel's router does not export the enum.
  const navigationType: string = useNavigationType();
  const isDialogOpen = useOpenDialogs(({ dialogs }) => dialogs.length > 0);
  // The router renders a new location later, so this ref has the current entry before it does.
  const current = useRef({ entry: readEntry(location.state), key: location.key });
  // After a reload, the entry of a later step waits for the step itself.
  const [isReady, setIsReady] = useState(() => entriesUpTo(readEntry(location.state)).length === 1);
  /** The entry to which the browser is going back at the request of this hook. */
  const returningTo = useRef<HistoryEntry | null>(null);

  /** Shows an entry that Back or Forward led to; returns whether the screen changed. */
  const applyEntry = (entry: HistoryEntry): boolean => {
    const { dialogs } = useOpenDialogs.getState();
    const isClosing = dialogs.length > 0 && !entry.isDialogOpen;
    if (isClosing) dialogs.at(-1)?.();
    const isStepping = entry.step !== step && onStep(entry.step);
    return isClosing || isStepping;
  };

  /** Adds or drops entries until the history matches the screen. */
  const align = (): void => {
    // A dialog that closed together with a step is not in the store, but may still be rendered.
    const shown = { step, isDialogOpen: useOpenDialogs.getState().dialogs.length > 0 };
    const trail = entriesUpTo(shown);
    const entries = entriesUpTo(current.current.entry);
    const depth = entries.length;
    const write = (entry: HistoryEntry, replace: boolean): void =>
      void navigate(location, { state: entry, replace });
    if (trail.length < depth) {
      returningTo.current = entries[trail.length - 1];
      void navigate(trail.length - depth);
      return;
    }
    if (!isSameEntry(trail[depth - 1], current.current.entry)) write(trail[depth - 1], true);
    for (const entry of trail.slice(depth)) write(entry, false);
    current.current.entry = shown;
  };

  const update = useEffectEvent(() => {
    const isPopped = location.key !== current.current.key && navigationType === 'POP';
    current.current.key = location.key;
    if (isPopped) {
      const entry = readEntry(location.state);
      // A Back that came before this hook's own move ended leads farther than that move.
      const isOwn = returningTo.current !== null && isSameEntry(entry, returningTo.current);
      returningTo.current = null;
      current.current.entry = entry;
      if (!isOwn && applyEntry(entry)) return;
    }
    if (!returningTo.current) align();
  });

  useEffect(() => {
    void restore().then(() => setIsReady(true));
  }, [restore]);
  useEffect(() => {
    if (isReady) update();
  }, [isReady, step, isDialogOpen, location.key]);
};
