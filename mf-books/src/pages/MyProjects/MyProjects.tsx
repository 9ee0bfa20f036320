import { useState, type ComponentType } from 'react';
import { hasNewerVersion, onNewerVersion, type Project } from '@scribblepup/library';
import { mayHaveProjects } from '@scribblepup/library/has-projects';
import { NewerVersionNote } from '@scribblepup/ui/notes';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { LostPicturesNote } from '../../components/ErrorNote/LostPicturesNote';
import { UnreadableNote } from '../../components/ErrorNote/UnreadableNote';
import { StorageWarning } from '../../components/StorageWarning/StorageWarning';
import {
  useProjectsEvicted,
  useProjects,
  useProjectsWithLostPictures,
  useUnreadableCount,
} from '../../data/queries';
import { hasProjects } from '../../data/samples';
import { failureHandler } from '../../failureHandler';
import { useDialogHistory } from '../../history/useDialogHistory';
import { startAnotherBook } from '../../store/createBookActions';
import { BooksPlaceholder, BooksScreen } from './BooksScreen';
import { ClearedNote } from './ClearedNote';
import { DeleteDialog } from './DeleteDialog';
import { ProjectCards } from './ProjectCards';
import type { RenameDialogProps } from './RenameDialog';
import { Samples } from './Samples';
import { UndoBar, type Undoable } from './UndoBar';

interface Renaming {
  readonly project: Project;
  readonly Dialog: ComponentType<RenameDialogProps>;
}

/** Screen of the visitor's own books; shows samples until there is one. */
const MyProjects = () => {
  useDialogHistory();
  const { data, error, isPending } = useProjects();
  const unreadable = useUnreadableCount();
  const evicted = useProjectsEvicted();
  const lost = useProjectsWithLostPictures(data);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const [deleted, setDeleted] = useState<Project | null>(null);
  const [undoables, setUndoables] = useState<readonly Undoable[]>([]);
  const [failure, setFailure] = useState<unknown>(null);

  // Newcomers see the samples without waiting.
  const isOpening = isPending && mayHaveProjects();

  // The dialog's code draws pages and validates forms, which few visits need: load it on demand.
  const rename = (project: Project): void => {
    setFailure(null);
    import('./RenameDialog').then(
      ({ RenameDialog }) => setRenaming({ project, Dialog: RenameDialog }),
      (error: unknown) => {
        failureHandler('rename')(error);
        setFailure(error);
      },
    );
  };

  const forget = (id: string): void =>
    setUndoables((before) => before.filter((undoable) => undoable.id !== id));
  const remember = (undoable: Undoable): void => {
    // The same project may be deleted again once a copy has brought it back.
    forget(undoable.id);
    setUndoables((before) => [...before, undoable]);
  };

  return (
    <BooksScreen onRestoreFailed={setFailure} onAddNew={startAnotherBook}>
      <NewerVersionNote subscribe={onNewerVersion} hasNewerVersion={hasNewerVersion} />
      {evicted.data && (
        <ClearedNote onFailed={setFailure} onClosed={() => void evicted.refetch()} />
      )}
      {error && <ErrorNote error={error} />}
      {failure !== null && <ErrorNote error={failure} />}
      {unreadable > 0 && <UnreadableNote count={unreadable} />}
      {lost.length > 0 && <LostPicturesNote projects={lost} />}
      {isOpening && <BooksPlaceholder />}
      {!isOpening &&
        (hasProjects(data) ? (
          <>
            <ProjectCards
              projects={data}
              onRename={rename}
              onDelete={setDeleted}
              onCopyFailed={setFailure}
            />
            <StorageWarning />
          </>
        ) : (
          <Samples />
        ))}
      {undoables.map(({ id, ...undoable }) => (
        <UndoBar key={id} {...undoable} onDone={() => forget(id)} />
      ))}
      {renaming && <renaming.Dialog project={renaming.project} onClose={() => setRenaming(null)} />}
      {deleted && (
        <DeleteDialog project={deleted} onClose={() => setDeleted(null)} onDeleted={remember} />
      )}
    </BooksScreen>
  );
};

export default MyProjects;
