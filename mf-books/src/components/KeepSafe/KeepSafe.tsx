import { useState } from 'react';
import { readItem, writeItem } from '@scribblepup/kernel';
import { useQuery, useQueryClient } from '@scribblepup/kernel/query';
import { requestPersistence, storageUse } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { Note } from '@scribblepup/ui/notes';
import { fresh } from '../../data/queries';

const KEY = 'scribblepup:keep-safe-read';
const STORAGE_USE = ['storage-use'] as const;

/**
 * Explains how books on this device could be lost, unless the browser has promised to keep them.
 * Once the visitor has closed it, it does not return.
 */
export const KeepSafe = () => {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: STORAGE_USE, queryFn: storageUse, ...fresh });
  const [isRead, setRead] = useState(() => readItem(KEY) !== null);
  const [isRefused, setRefused] = useState(false);
  if (!data || data.persisted || isRead) return null;

  const ask = async (): Promise<void> => {
    setRefused(!(await requestPersistence()));
    await client.invalidateQueries({ queryKey: STORAGE_USE });
  };
  const close = (): void => {
    writeItem(KEY, 'yes');
    setRead(true);
  };

  return (
    <Note
      actions={
        <>
          {!isRefused && (
            <Button variant="secondary" size="sm" onClick={() => void ask()}>
              Ask the browser to keep them
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={close}>
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
