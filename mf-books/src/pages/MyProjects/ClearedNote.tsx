import { clearHasProjectsMark } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { Note } from '@scribblepup/ui/notes';
import { focusHeading } from '@scribblepup/ui/focus';
import { RestoreButton } from './RestoreButton';

interface ClearedNoteProps {
  readonly onFailed: (error: unknown) => void;
  /** Called when the visitor says that there is no copy. */
  readonly onClosed: () => void;
}

/** Says that the browser cleared the visitor's books, and asks for a saved copy. */
export const ClearedNote = ({ onFailed, onClosed }: ClearedNoteProps) => (
  <Note
    actions={
      <>
        <RestoreButton label="Your saved copy" onFailed={onFailed}>
          Choose your copy
        </RestoreButton>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            clearHasProjectsMark();
            onClosed();
            // The pressed button disappears with this note.
            focusHeading();
          }}
        >
          I have no copy
        </Button>
      </>
    }
  >
    <p>
      <strong>Your browser has cleared your books.</strong> They were kept in this browser and
      nowhere else, and now they are gone from it. Browsers do this when a device runs out of space.
      Safari does it after seven days without a visit.
    </p>
    <p>If you saved a copy, choose that file: every book comes back as it was.</p>
  </Note>
);
