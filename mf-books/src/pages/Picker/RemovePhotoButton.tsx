import { useState } from 'react';
import { Button, ConfirmDialog } from '@scribblepup/ui';
import { CloseOnBack } from '../../components/CloseOnBack/CloseOnBack';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { failureHandler } from '../../failureHandler';
import { focusHeading } from '@scribblepup/ui/focus';
import { usePicker } from '../../picker/PickerContext';
import css from './PhotoChoice.module.css';

interface RemovePhotoButtonProps {
  readonly id: string;
  readonly number: number;
}

/** Asks, then removes one of the photos after the first. */
export const RemovePhotoButton = ({ id, number }: RemovePhotoButtonProps) => {
  const { removePhoto } = usePicker();
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
      await removePhoto(id);
      // The button that opened the dialog disappears with the photo.
      focusHeading();
    } catch (error) {
      failureHandler('remove-photo')(error);
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="secondary" size="sm" className={css.remove} onClick={ask}>
        {`Remove photo ${number}`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={`Remove photo ${number}?`}
        okLabel="Remove"
        loading={busy}
        onOk={() => void remove()}
        onCancel={close}
      >
        <CloseOnBack onClose={close} />
        <p>Its pages are drawn from your other photos. Pages that you picked stay as they are.</p>
        {failure !== null && <ErrorNote error={failure} />}
      </ConfirmDialog>
    </>
  );
};
