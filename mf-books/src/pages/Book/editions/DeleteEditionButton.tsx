import { useState } from 'react';
import { deleteEdition, type Edition } from '@scribblepup/library';
import { Button, ConfirmDialog, useMountedRef } from '@scribblepup/ui';
import { CloseOnBack } from '../../../components/CloseOnBack/CloseOnBack';
import { ErrorNote } from '../../../components/ErrorNote/ErrorNote';
import { failureHandler } from '../../../failureHandler';

interface DeleteEditionButtonProps {
  readonly projectId: string;
  readonly edition: Edition;
  readonly onDeleted: () => void;
}

/** Deletes the version on the screen after asking. */
export const DeleteEditionButton = ({
  projectId,
  edition: { id },
  onDeleted,
}: DeleteEditionButtonProps) => {
  const isShown = useMountedRef();
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const ask = (): void => {
    setFailure(null);
    setIsAsking(true);
  };

  const close = (): void => {
    if (!busy) setIsAsking(false);
  };

  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await deleteEdition(projectId, id);
      if (isShown.current) onDeleted();
    } catch (error) {
      failureHandler('delete-edition')(error);
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={ask}>
        Delete this version
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title="Delete this version?"
        okLabel="Delete"
        loading={busy}
        onOk={() => void remove()}
        onCancel={close}
      >
        <CloseOnBack onClose={close} />
        <p>
          Its cover and dedication will be deleted from this device. The book itself and your orders
          are kept.
        </p>
        {failure !== null && <ErrorNote error={failure} />}
      </ConfirmDialog>
    </>
  );
};
