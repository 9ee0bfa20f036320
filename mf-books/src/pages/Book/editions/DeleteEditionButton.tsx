import { useState } from 'react';
import { deleteEdition, type Edition } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { ConfirmDeletion } from '../../../components/ConfirmDeletion';

interface DeleteEditionButtonProps {
  readonly projectId: string;
  readonly edition: Edition;
  readonly onDeleted: () => void;
}

/** A button that deletes the edition on the screen, after a confirmation. */
export const DeleteEditionButton = ({
  projectId,
  edition: { id },
  onDeleted,
}: DeleteEditionButtonProps) => {
  const [isAsking, setIsAsking] = useState(false);

  const remove = async (): Promise<void> => {
    await deleteEdition(projectId, id);
    onDeleted();
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Delete this version
      </Button>
      {isAsking && (
        <ConfirmDeletion
          title="Delete this version?"
          okLabel="Delete"
          stage="delete-edition"
          remove={remove}
          onCancel={() => setIsAsking(false)}
        >
          Its cover and dedication will be deleted from this device. The book itself and your orders
          are kept.
        </ConfirmDeletion>
      )}
    </>
  );
};
