import { useState } from 'react';
import { Button } from '@scribblepup/ui';
import { focusHeading } from '@scribblepup/ui/focus';
import { ConfirmDeletion } from '../../components/ConfirmDeletion';
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

  const remove = async (): Promise<void> => {
    await removePhoto(id);
    // The button that opened the dialog disappears with the photo.
    focusHeading();
  };

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={css.remove}
        onClick={() => setIsAsking(true)}
      >
        {`Remove photo ${number}`}
      </Button>
      {isAsking && (
        <ConfirmDeletion
          title={`Remove photo ${number}?`}
          okLabel="Remove"
          stage="remove-photo"
          remove={remove}
          onCancel={() => setIsAsking(false)}
        >
          Its pages are drawn from your other photos. Pages that you picked stay as they are.
        </ConfirmDeletion>
      )}
    </>
  );
};
