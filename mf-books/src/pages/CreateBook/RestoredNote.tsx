import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ConfirmDialog } from '@scribblepup/ui';
import { Note } from '@scribblepup/ui/notes';
import { focusHeading } from '@scribblepup/ui/focus';
import { useRegisterDialog } from '../../history/useOpenDialogs';
import { useCreateBook } from '../../store/createBook';
import { startOver } from '../../store/createBookActions';

const START_OVER = 'Start over';

const clear = (): void => {
  flushSync(startOver);
  // The pressed button disappears with this note.
  focusHeading();
};

/** Asks before the photos are removed. */
const StartOverDialog = ({ onCancel }: { readonly onCancel: () => void }) => {
  useRegisterDialog(onCancel);
  return (
    <ConfirmDialog
      open
      danger
      title={`${START_OVER}?`}
      okLabel={START_OVER}
      onOk={clear}
      onCancel={onCancel}
    >
      <p>Your photos and everything else that you entered will be removed from this form.</p>
    </ConfirmDialog>
  );
};

/** Says why the form is not empty, and offers to clear it; asks first if it has a photo. */
export const RestoredNote = () => {
  const hasPhotos = useCreateBook(
    ({ image, morePhotos }) => image !== null || morePhotos.length > 0,
  );
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Note
        size="sm"
        actions={
          <Button
            variant="quiet"
            size="sm"
            onClick={() => (hasPhotos ? setIsAsking(true) : clear())}
          >
            {START_OVER}
          </Button>
        }
      >
        This is what you entered before.
      </Note>
      {isAsking && <StartOverDialog onCancel={() => setIsAsking(false)} />}
    </>
  );
};
