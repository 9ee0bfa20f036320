import { Button } from '@scribblepup/ui';
import { Note } from '@scribblepup/ui/notes';
import { startOver } from '../../store/createBookActions';

/** Says why the form is not empty, and offers to clear it. */
export const Restored = () => (
  <Note
    size="sm"
    actions={
      <Button variant="quiet" size="sm" onClick={startOver}>
        Start over
      </Button>
    }
  >
    This is what you entered before.
  </Note>
);
