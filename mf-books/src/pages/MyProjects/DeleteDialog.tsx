import { useState } from 'react';
import { deleteProject, dogNames, type Project } from '@scribblepup/library';
import { ConfirmDialog } from '@scribblepup/ui';
import { CloseOnBack } from '../../components/CloseOnBack/CloseOnBack';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import type { Undoable } from './UndoBar';
import { failureHandler } from '../../failureHandler';

interface DeleteDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
  readonly onDeleted: (undoable: Undoable) => void;
}

/** Asks before it deletes a project; the deletion can be undone for a while. */
export const DeleteDialog = ({ project, onClose, onDeleted }: DeleteDialogProps) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { id, choices } = project;
  const name = dogNames(project);
  const isFamily = Boolean(choices.companions?.length);

  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { restore } = await deleteProject(id);
      onDeleted({ id, text: `${name} ${isFamily ? 'were' : 'was'} deleted.`, restore });
      onClose();
    } catch (error) {
      failureHandler('delete')(error);
      setBusy(false);
      setFailure(error);
    }
  };

  const cancel = (): void => {
    if (!busy) onClose();
  };

  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${name}?`}
      okLabel="Delete"
      loading={busy}
      onOk={() => void remove()}
      onCancel={cancel}
    >
      <CloseOnBack onClose={cancel} />
      <p>{`${isFamily ? 'Their photos' : 'Its photo'}, pages and books will be deleted from this device. Your orders are kept.`}</p>
      {failure !== null && <ErrorNote error={failure} />}
    </ConfirmDialog>
  );
};
