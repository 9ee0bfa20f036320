import { useEffect, useState } from 'react';
import { dogNames, type Project } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { Note } from '@scribblepup/ui/notes';
import { SaveCopyButton } from '../../components/SaveCopyButton';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { focusHeading } from '@scribblepup/ui/focus';
import { markReminded, wasReminded } from './reminders';

/**
 * Reminds the visitor to save a copy, once for each project, when its first book is complete. It
 * needs the project's id as its React key.
 */
export const CopyReminder = ({ project }: { readonly project: Project }) => {
  const [isShown, setShown] = useState(() => !wasReminded(project.id));
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => markReminded(project.id), [project.id]);
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
          <SaveCopyButton project={project} variant="secondary" onFailed={setFailure} />
          <Button variant="quiet" size="sm" onClick={close}>
            Not now
          </Button>
        </>
      }
    >
      <p>
        {`${dogNames(project)}'s first book is complete. It is kept in this browser and nowhere else. Save a copy as a file, so that it comes back if this browser ever clears it.`}
      </p>
      {failure !== null && <ErrorNote error={failure} />}
    </Note>
  );
};
