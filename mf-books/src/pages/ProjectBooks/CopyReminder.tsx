import { useEffect, useState } from 'react';
import { readItem, writeItem } from '@scribblepup/kernel';
import { familyName, type Project } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { Note } from '@scribblepup/ui/notes';
import { CopyButton } from '../../components/CopyButton';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { focusHeading } from '@scribblepup/ui/focus';

const KEY = 'scribblepup:copy-reminder';

/** Reminds the visitor once to save a copy, when the first book is complete. */
export const CopyReminder = ({ project }: { readonly project: Project }) => {
  const [isShown, setShown] = useState(() => readItem(KEY) === null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => void writeItem(KEY, 'shown'), []);
  if (!isShown) return null;

  const close = (): void => {
    setShown(false);
    // The pressed button disappears with this note.
    focusHeading();
  };

  return (
    <Note
      actions={
        <>
          <CopyButton project={project} variant="secondary" onFailed={setFailure} />
          <Button variant="quiet" size="sm" onClick={close}>
            Not now
          </Button>
        </>
      }
    >
      <p>
        {`${familyName(project)}'s first book is complete. It is kept in this browser and nowhere else. Save a copy as a file, so that it comes back if this browser ever clears it.`}
      </p>
      {failure !== null && <ErrorNote error={failure} />}
    </Note>
  );
};
