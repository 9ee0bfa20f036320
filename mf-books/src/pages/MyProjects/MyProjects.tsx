import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { hasNewerVersion, onNewerVersion, type Project } from '@scribblepup/library';
import { ButtonLink, Screen, Spinner } from '@scribblepup/ui';
import { NewerVersion } from '@scribblepup/ui/notes';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { LostPicturesNote } from '../../components/ErrorNote/LostPicturesNote';
import { UnreadableNote } from '../../components/ErrorNote/UnreadableNote';
import { KeepSafe } from '../../components/KeepSafe/KeepSafe';
import {
  useCleared,
  useProjects,
  useProjectsWithLostPictures,
  useUnreadableCount,
} from '../../data/queries';
import { hasOwn } from '../../data/samples';
import { startAnother } from '../../store/createBookActions';
import { Cleared } from './Cleared';
import { DeleteDialog } from './DeleteDialog';
import { OwnProjects } from './OwnProjects';
import { RenameDialog } from './RenameDialog';
import { RestoreButton } from './RestoreButton';
import { Samples } from './Samples';
import { UndoBar, type Undoable } from './UndoBar';

/** Screen of the visitor's own books; shows samples until there is one. */
const MyProjects = () => {
  const { data, error, isPending } = useProjects();
  const unreadable = useUnreadableCount();
  const cleared = useCleared();
  const lost = useProjectsWithLostPictures(data);
  const [renamed, setRenamed] = useState<Project | null>(null);
  const [deleted, setDeleted] = useState<Project | null>(null);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [copyFailure, setCopyFailure] = useState<unknown>(null);

  return (
    <Screen
      title="My Books"
      width="wide"
      actions={
        <>
          <RestoreButton label="Saved copy" onFailed={setCopyFailure}>
            Restore a copy
          </RestoreButton>
          <ButtonLink to={paths.createBook} onClick={startAnother}>
            Add New Book
          </ButtonLink>
        </>
      }
    >
      <NewerVersion onSeen={onNewerVersion} isSeen={hasNewerVersion} />
      {cleared.data && (
        <Cleared onFailed={setCopyFailure} onClosed={() => void cleared.refetch()} />
      )}
      {error && <ErrorNote error={error} />}
      {copyFailure !== null && <ErrorNote error={copyFailure} />}
      {unreadable > 0 && <UnreadableNote count={unreadable} />}
      {lost.length > 0 && <LostPicturesNote projects={lost} />}
      {isPending && <Spinner label="Opening your books" />}
      {!isPending &&
        (hasOwn(data) ? (
          <>
            <OwnProjects
              projects={data}
              onRename={setRenamed}
              onDelete={setDeleted}
              onCopyFailed={setCopyFailure}
            />
            <KeepSafe />
          </>
        ) : (
          <Samples />
        ))}
      {undoable && <UndoBar {...undoable} onDone={() => setUndoable(null)} />}
      {renamed && <RenameDialog project={renamed} onClose={() => setRenamed(null)} />}
      {deleted && (
        <DeleteDialog project={deleted} onClose={() => setDeleted(null)} onDeleted={setUndoable} />
      )}
    </Screen>
  );
};

export default MyProjects;
