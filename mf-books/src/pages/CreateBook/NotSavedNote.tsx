import { Button } from '@scribblepup/ui';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { focusHeading } from '@scribblepup/ui/focus';
import { isDraftConflict, overwriteOtherDraft } from '../../store/draft';
import css from './NotSavedNote.module.css';

const keepThisOne = async (): Promise<void> => {
  await overwriteOtherDraft();
  // The pressed button disappears with this note.
  focusHeading({ preventScroll: true });
};

/**
 * Says why the input is not saved. If another tab has a draft too, the visitor decides which one is
 * kept.
 */
export const NotSavedNote = ({ error }: { readonly error: unknown }) => (
  <ErrorNote error={error}>
    <p>What you entered will be lost when you close this page.</p>
    {isDraftConflict(error) && (
      <Button className={css.keep} variant="secondary" size="sm" onClick={() => void keepThisOne()}>
        Keep this one instead
      </Button>
    )}
  </ErrorNote>
);
