import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { currentBook, hasCompleteBook, PAGES_PER_BOOK } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { offeredLooks } from '@scribblepup/studio';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import type { PickerState } from '../../picker/pickerStore';
import { ConfirmBookButton } from './ConfirmBookButton';
import { ProgressRing } from './ProgressRing';
import { LIMIT_WARNING, STILL_DRAWING } from './texts';
import { keepClear } from './keepClear';
import { Thumbnails } from './Thumbnails';
import { useDoubleClickGuard } from './useDoubleClickGuard';
import css from './Tray.module.css';

/** The number of drawn pages that the book does not have. */
const countUnpicked = ({ project, pages }: PickerState): number => {
  const picked = currentBook(project).pages;
  const isUnpicked = (id: string): boolean => id in pages && !picked.includes(id);
  return offeredLooks(project.generatedCount).filter(isUnpicked).length;
};

/** True while pages are being drawn, and the book has room for more than are drawn so far. */
const isRestAwaited = (state: PickerState): boolean =>
  state.drawing.status === 'working' &&
  currentBook(state.project).pages.length + countUnpicked(state) < PAGES_PER_BOOK;

/** Shows the current picks and the actions for them; always visible. */
export const Tray = () => {
  const id = useId();
  const { actions } = usePicker();
  const project = usePickerState((state) => state.project);
  const canUndo = usePickerState((state) => state.history.length > 0);
  const isAwaited = usePickerState(isRestAwaited);
  const hasUnpicked = usePickerState((state) => countUnpicked(state) > 0);
  const isProcessing = usePickerState((state) => state.confirming === 'processing');
  const { pages, isCompleted } = currentBook(project);
  const count = pages.length;
  const isFull = count === PAGES_PER_BOOK;
  const createButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const ignoreSecondClick = useDoubleClickGuard();

  // This button disappears when the book is full, so the focus moves to Create Book.
  const pickRest = (): void => {
    flushSync(actions.pickRest);
    createButton.current?.focus({ preventScroll: true });
  };
  // Completing the book disables this button, so the focus moves to Confirm.
  const createBook = (): void => {
    flushSync(actions.createBook);
    confirmButton.current?.focus({ preventScroll: true });
  };

  return (
    <section ref={keepClear} className={css.tray} aria-label="Your selection">
      <div className={css.count}>
        <ProgressRing share={count / PAGES_PER_BOOK} />
        <div role="status">
          <strong className={css.number}>{`${count} / ${PAGES_PER_BOOK} selected`}</strong>
          <span className={css.rest} id={`${id}-rest`}>
            {isCompleted
              ? 'This book is complete'
              : isFull
                ? LIMIT_WARNING
                : `${PAGES_PER_BOOK - count} more to go${isAwaited ? `. ${STILL_DRAWING}` : ''}`}
          </span>
        </div>
      </div>
      <Thumbnails />
      <div className={css.actions} onClickCapture={ignoreSecondClick}>
        <Button
          className={css.undo}
          variant="quiet"
          size="sm"
          aria-disabled={!canUndo}
          onClick={actions.undo}
        >
          Undo
        </Button>
        {!isFull && (
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={isAwaited || !hasUnpicked}
            aria-describedby={isAwaited ? `${id}-rest` : undefined}
            onClick={pickRest}
          >
            Pick the rest for me
          </Button>
        )}
        <Button
          ref={createButton}
          disabled={!isFull || isCompleted || isProcessing}
          onClick={createBook}
        >
          Create Book
        </Button>
        {hasCompleteBook(project) && <ConfirmBookButton ref={confirmButton} />}
      </div>
    </section>
  );
};
