import { useState } from 'react';
import { Button } from '@scribblepup/ui';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import css from './UndoBar.module.css';
import { failedAt } from '../../failedAt';

export interface Undoable {
  readonly text: string;
  readonly restore: () => Promise<void>;
}

/** Says what was deleted and offers to undo it; stays until the screen is left. */
export const UndoBar = ({ text, restore, onDone }: Undoable & { readonly onDone: () => void }) => {
  const [failure, setFailure] = useState<unknown>(null);
  const fail = (error: unknown): void => {
    failedAt('undo')(error);
    setFailure(error);
  };
  return (
    <div className={css.bar} role="status">
      <span>{text}</span>
      <Button variant="secondary" size="sm" onClick={() => void restore().then(onDone, fail)}>
        Undo
      </Button>
      {failure !== null && <ErrorNote error={failure} />}
    </div>
  );
};
