import { useEffect, useState } from 'react';
import { LibraryError, onLibraryChange, type LibraryChange } from '@scribblepup/library';
import { failureHandler } from '../failureHandler';

/** Data read from the device: still loading, ready, or failed with a message for the visitor. */
export type StoredData<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string };

/** Receives an error message to show for as long as it matters; '' clears it. */
export interface ErrorProps {
  readonly onError: (text: string) => void;
}

/** Message for the visitor when the device's storage fails. */
export const storageErrorMessage = (error: unknown): string =>
  error instanceof LibraryError
    ? error.message
    : 'The storage of this device could not be reached. Please try again.';

const always = (): boolean => true;

/**
 * Reads from the device, and again whenever something changes there, in this tab or another. `read`
 * and `isAffected` must be the same functions on every call.
 */
export function useStoredData<T>(
  read: () => Promise<T>,
  isAffected: (change: LibraryChange) => boolean = always,
): StoredData<T> {
  const [stored, setStored] = useState<StoredData<T>>({ state: 'loading' });

  useEffect(() => {
    let isShown = true;
    let latest = 0;
    const load = async (): Promise<void> => {
      latest += 1;
      const mine = latest;
      const next = await read().then(
        (value): StoredData<T> => ({ state: 'ready', value }),
        (error: unknown): StoredData<T> => {
          failureHandler('read')(error);
          return { state: 'failed', message: storageErrorMessage(error) };
        },
      );
      // A slow read must not replace the result of a later one.
      if (isShown && mine === latest) setStored(next);
    };
    const unsubscribe = onLibraryChange((change) => {
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
