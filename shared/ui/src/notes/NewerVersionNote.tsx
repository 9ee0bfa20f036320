import { useSyncExternalStore } from 'react';
import { Button } from '@scribblepup/ui';
import { Note } from './Note';

interface NewerVersionProps {
  /** Calls the listener once a newer version is seen; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly hasNewerVersion: () => boolean;
}

/**
 * Tells the visitor in an outdated tab that another tab has a newer version of the site, and what to do.
 * The library detects it: `onNewerVersion` and `hasNewerVersion`.
 */
export const NewerVersionNote = ({ subscribe, hasNewerVersion }: NewerVersionProps) => {
  const isOld = useSyncExternalStore(subscribe, hasNewerVersion);
  if (!isOld) return null;
  return (
    <Note
      actions={
        <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      A newer version of this site is open in another tab. Everything you saved is safe. Reload this
      page to continue with the new version.
    </Note>
  );
};
