import { useSyncExternalStore } from 'react';
import { hasNewerVersion, onNewerVersion } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { Note } from '../Note/Note';

/** Tells an old tab that another tab has a newer version of the site, and what to do. */
export const NewerVersion = () => {
  const isOld = useSyncExternalStore(onNewerVersion, hasNewerVersion);
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
      page to go on with the new version.
    </Note>
  );
};
