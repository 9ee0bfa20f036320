import { deleteProject, dogNames, type Project } from '@scribblepup/library';
import { ConfirmDeletion } from '../../components/ConfirmDeletion';
import type { Undoable } from './UndoBar';

interface DeleteDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
  readonly onDeleted: (undoable: Undoable) => void;
}

/** Asks, then deletes a project. The deletion can be undone until the visitor leaves the screen. */
export const DeleteDialog = ({ project, onClose, onDeleted }: DeleteDialogProps) => {
  const { id, choices } = project;
  const name = dogNames(project);
  const isFamily = Boolean(choices.companions?.length);

  const remove = async (): Promise<void> => {
    const { restore } = await deleteProject(id);
    onDeleted({ id, text: `${name} ${isFamily ? 'were' : 'was'} deleted.`, restore });
    onClose();
  };

  return (
    <ConfirmDeletion
      title={`Delete ${name}?`}
      okLabel="Delete"
      stage="delete"
      remove={remove}
      onCancel={onClose}
    >
      {`All photos, pages and books of ${name} will be deleted from this device. Your orders are kept.`}
    </ConfirmDeletion>
  );
};
