import { Button } from '@scribblepup/ui';
import { Note } from '@scribblepup/ui/notes';
import { focusHeading } from '../../focus/focusHeading';
import { startOver } from '../../store/createBookActions';

const clear = (): void => {
  startOver();
  // The pressed button disappears with this note.
  focusHeading();
};

/** Says why the form is not empty, and offers to clear it. */
export const Restored = () => (
  <Note
    size="sm"
    actions={
      <Button variant="quiet" size="sm" onClick={clear}>
        Start over
      </Button>
    }
  >
    This is what you entered before.
  </Note>
);
