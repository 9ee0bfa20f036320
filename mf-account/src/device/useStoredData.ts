import { useEffect, useState } from 'react';
import { onLibraryChange, type LibraryChange } from '@scribblepup/library';
import { failureHandler } from '../failureHandler';
import { storageErrorMessage } from './storageErrorMessage';

/** Data read from the device: still loading, ready, or failed with a message for the visitor. */
export type StoredData<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string };

const alwaysAffected = (): boolean => true;

/**
 * Reads from the device, and again whenever something changes there, in this tab or another. `read`
 * and `isAffected` must be the same functions on every render.
 */
export function useStoredData<T>(
  read: () => Promise<T>,
  isAffected: (change: LibraryChange) => boolean = alwaysAffected,
): StoredData<T> {
  const [stored, setStored] = useState<StoredData<T>>({ state: 'loading' });

  useEffect(() => {
    let isShown = true;
    let latest = 0;
    const load = async (): Promise<void> => {
      latest += 1;
      const readNumber = latest;
      const next = await read().then(
        (value): StoredData<T> => ({ state: 'ready', value }),
        (error: unknown): StoredData<T> => {
          failureHandler('read')(error);
          return { state: 'failed', message: storageErrorMessage(error) };
        },
      );
      // A slow read must not replace the result of a later one.
      if (isShown && readNumber === latest) setStored(next);
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
