import { useRef, useState } from 'react';
import { readLocalStorageItem, writeLocalStorageItem } from '@scribblepup/kernel';
import { useQuery, useQueryClient } from '@scribblepup/kernel/query';
import { requestPersistence, getStorageUsage } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { Note } from '@scribblepup/ui/notes';
import { freshQueryOptions } from '../../data/queries';
import { focusHeading } from '@scribblepup/ui/focus';

const KEY = 'scribblepup:keep-safe-read';
const STORAGE_USE = ['storage-use'] as const;

/**
 * Explains how books on this device could be lost, unless the browser has promised to keep them.
 * Once the visitor has closed it, it does not return.
 */
export const StorageWarning = () => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: STORAGE_USE,
    queryFn: getStorageUsage,
    ...freshQueryOptions,
  });
  const [isRead, setRead] = useState(() => readLocalStorageItem(KEY) !== null);
  const [isRefused, setRefused] = useState(false);
  const requestButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  if (!data || data.persisted || isRead) return null;

  const requestStorage = async (): Promise<void> => {
    const isKept = await requestPersistence();
    // The pressed button disappears now. The visitor may have focused another control by then.
    const isFocused = document.activeElement === requestButton.current;
    if (isFocused && isKept) focusHeading({ preventScroll: true });
    else if (isFocused) closeButton.current?.focus();
    setRefused(!isKept);
    await client.invalidateQueries({ queryKey: STORAGE_USE });
  };
  const close = (): void => {
    writeLocalStorageItem(KEY, 'yes');
    setRead(true);
    // The pressed button disappears with this note.
    focusHeading({ preventScroll: true });
  };

  return (
    <Note
      actions={
        <>
          {!isRefused && (
            <Button
              ref={requestButton}
              variant="secondary"
              size="sm"
              onClick={() => void requestStorage()}
            >
              Ask the browser to keep them
            </Button>
          )}
          <Button ref={closeButton} variant="quiet" size="sm" onClick={close}>
            Got it
          </Button>
        </>
      }
    >
      <p>
        Your books are kept in this browser, on this device. A private window forgets them when it
        closes. A browser may clear them when the device runs out of space, and Safari clears them
        after seven days without a visit. To keep them safe, choose “Save a copy” in My Books.
      </p>
      {isRefused && <p>This browser did not agree to keep them, so please save a copy.</p>}
    </Note>
  );
};
