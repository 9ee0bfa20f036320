import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@scribblepup/ui';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { failureHandler } from '../../failureHandler';
import { focusHeading } from '@scribblepup/ui/focus';
import css from './UndoBar.module.css';

export interface Undoable {
  /** Id of the deleted project. */
  readonly id: string;
  readonly text: string;
  readonly restore: () => Promise<void>;
}

type UndoBarProps = Omit<Undoable, 'id'> & { readonly onDone: () => void };

/** Says what was deleted and offers to undo it; stays until the visitor leaves the screen. */
export const UndoBar = ({ text, restore, onDone }: UndoBarProps) => {
  const textId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The button that had the focus disappears with the card.
  useEffect(() => button.current?.focus({ preventScroll: true }), [restore]);

  const done = (): void => {
    onDone();
    focusHeading();
  };
  const fail = (error: unknown): void => {
    failureHandler('undo')(error);
    setFailure(error);
  };
  return (
    <div className={css.bar} role="status">
      <span id={textId}>{text}</span>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        aria-describedby={textId}
        onClick={() => void restore().then(done, fail)}
      >
        Undo
      </Button>
      {failure !== null && <ErrorNote error={failure} />}
    </div>
  );
};
