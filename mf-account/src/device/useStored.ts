import { useEffect, useState } from 'react';
import { LibraryError, subscribe, type LibraryChange } from '@scribblepup/library';

/** Something the device keeps: being read, read, or why it could not be. */
export type Stored<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string };

/** Takes what went wrong, to be shown for as long as it matters; '' takes it away. */
export interface ProblemProps {
  readonly onProblem: (text: string) => void;
}

/** What to tell the visitor when the device's storage refused. */
export const storageMessage = (error: unknown): string =>
  error instanceof LibraryError
    ? error.message
    : 'The storage of this device could not be reached. Please try again.';

const always = (): boolean => true;

/**
 * Reads from the device and reads again when something changes there, in this tab or another.
 * `read` and `isAffected` must be the same functions at every call.
 */
export function useStored<T>(
  read: () => Promise<T>,
  isAffected: (change: LibraryChange) => boolean = always,
): Stored<T> {
  const [stored, setStored] = useState<Stored<T>>({ state: 'loading' });

  useEffect(() => {
    let isShown = true;
    const load = async (): Promise<void> => {
      const next = await read().then(
        (value): Stored<T> => ({ state: 'ready', value }),
        (error: unknown): Stored<T> => ({ state: 'failed', message: storageMessage(error) }),
      );
      if (isShown) setStored(next);
    };
    const unsubscribe = subscribe((change) => {
      if (isAffected(change)) void load();
    });
    void load();
    return () => {
      isShown = false;
      unsubscribe();
    };
  }, [read, isAffected]);

  return stored;
}
