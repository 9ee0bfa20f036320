import { useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import { currentBook, dogNames, MAX_BOOKS } from '@scribblepup/library';
import { Button, cx, VisuallyHidden } from '@scribblepup/ui';
import { focusHeading } from '@scribblepup/ui/focus';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import type { PickerState } from '../../picker/pickerStore';
import { ExportUnsaved } from '../../components/ExportUnsaved/ExportUnsaved';
import css from './BookBar.module.css';
import { isRepeatedClick } from './isRepeatedClick';
import { MAX_BOOKS_REACHED } from './texts';

const savingTexts: Readonly<Record<PickerState['saving'], string>> = {
  saved: 'Saved on this device',
  saving: 'Saving',
  failed: 'Not saved',
};

/** Shows the current book, the other books, and a button to start a new one. */
export const BookBar = () => {
  const { actions, writer, exportCopy } = usePicker();
  const project = usePickerState((state) => state.project);
  const saving = usePickerState((state) => state.saving);
  const { id, name, isCompleted } = currentBook(project);
  const isFull = project.books.length >= MAX_BOOKS;
  const startButton = useRef<HTMLButtonElement>(null);
  const shownBook = useRef<HTMLButtonElement>(null);

  // Starting the last book disables this button, so the focus moves to the book.
  const startBook = (event: MouseEvent): void => {
    if (isRepeatedClick(event)) return;
    flushSync(actions.startBook);
    if (startButton.current?.disabled) shownBook.current?.focus({ preventScroll: true });
  };
  const saveAgain = (): void => {
    void writer.settled().catch(() => undefined);
    // The pressed button disappears while the picks are written.
    focusHeading({ preventScroll: true });
  };

  return (
    <div className={css.bar}>
      <h2 className={css.title}>
        {name}
        {isCompleted && <span className={css.complete}> is Complete!</span>}
      </h2>
      <span className={css.saving} role="status" data-widest={savingTexts.saved}>
        {savingTexts[saving]}
      </span>
      {saving === 'failed' && (
        <div className={css.remedy}>
          <Button variant="secondary" size="sm" onClick={saveAgain}>
            Save again
          </Button>
          <Link to={paths.myProjects}>Free some space</Link>
          <ExportUnsaved dogName={dogNames(project)} make={exportCopy} />
        </div>
      )}
      <div className={css.books}>
        {project.books.length > 1 && (
          <div className={css.switch} role="group" aria-label="Books">
            {project.books.map((book) => (
              <button
                key={book.id}
                ref={book.id === id ? shownBook : undefined}
                type="button"
                className={cx(css.book, book.isCompleted && css.done)}
                aria-pressed={book.id === id}
                onClick={() => actions.openBook(book.id)}
              >
                {book.number}
                <VisuallyHidden>{`. Open ${book.name}`}</VisuallyHidden>
              </button>
            ))}
          </div>
        )}
        <Button
          ref={startButton}
          variant="secondary"
          size="sm"
          disabled={isFull}
          onClick={startBook}
        >
          {isFull ? MAX_BOOKS_REACHED : 'Start new book'}
        </Button>
      </div>
    </div>
  );
};
