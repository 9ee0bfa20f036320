import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import type { Project } from '@scribblepup/library';
import { ButtonLink, Screen, Spinner } from '@scribblepup/ui';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { KeepSafe } from '../../components/KeepSafe/KeepSafe';
import { useProjects } from '../../data/queries';
import { hasOwn } from '../../data/samples';
import { startAnother } from '../../store/createBookActions';
import { DeleteDialog } from './DeleteDialog';
import { OwnProjects } from './OwnProjects';
import { RenameDialog } from './RenameDialog';
import { RestoreButton } from './RestoreButton';
import { Samples } from './Samples';
import { UndoBar, type Undoable } from './UndoBar';

/** Screen of the visitor's own books; shows samples until there is one. */
const MyProjects = () => {
  const { data, error, isPending } = useProjects();
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
          <RestoreButton onFailed={setCopyFailure} />
          <ButtonLink to={paths.createBook} onClick={startAnother}>
            Add New Book
          </ButtonLink>
        </>
      }
    >
      {error && <ErrorNote error={error} />}
      {copyFailure !== null && <ErrorNote error={copyFailure} />}
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
