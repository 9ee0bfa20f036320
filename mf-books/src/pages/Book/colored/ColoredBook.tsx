import { useCallback, useState } from 'react';
import { Button, Modal, Spinner } from '@scribblepup/ui';
import { CloseOnBack } from '../../../components/CloseOnBack/CloseOnBack';
import { ErrorNote } from '../../../components/ErrorNote/ErrorNote';
import type { ShownBook } from '../ShownBook';
import css from './ColoredBook.module.css';
import { ColoredPage } from './ColoredPage';
import { useColoredArt } from './useColoredArt';

interface ColoringStatusProps {
  /** Number of pages that are colored, or cannot be. */
  readonly done: number;
  readonly count: number;
}

/** Status of the coloring. Only its start is announced: one message per page would be noise. */
const ColoringStatus = ({ done, count }: ColoringStatusProps) => (
  <div className={css.status}>
    {done < count && (
      <>
        <Spinner label="Coloring your pages" />
        <span>{`Coloring page ${done + 1} of ${count}`}</span>
      </>
    )}
  </div>
);

/** All pages of the book as a child might color them, in one list. */
const ColoredPages = ({ book }: { readonly book: ShownBook }) => {
  const { data: art, error } = useColoredArt(book);
  const [done, setDone] = useState(0);
  const countOne = useCallback(() => setDone((count) => count + 1), []);
  if (error) return <ErrorNote error={error} />;
  if (!art) return <Spinner label="Opening the book" />;
  return (
    <>
      <ColoringStatus done={done} count={art.looks.length} />
      {/* No page can get the focus, so the group can, to let the keyboard scroll the pages. */}
      <div role="group" aria-label="Colored pages" tabIndex={0}>
        <ol className={css.pages}>
          {art.looks.map((look, index) => (
            <ColoredPage key={look} bookId={book.id} art={art} index={index} onDone={countOne} />
          ))}
        </ol>
      </div>
    </>
  );
};

/** A button that shows the whole book colored. */
export const ColoredBook = ({ book }: { readonly book: ShownBook }) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        See the whole book colored
      </Button>
      {isOpen && (
        <Modal open size="full" title={`Book ${book.number}, colored`} onClose={close}>
          <CloseOnBack onClose={close} />
          <p className={css.note}>
            One way to color it. Each coat has the colors of its photo; yours may be wilder.
          </p>
          <ColoredPages book={book} />
        </Modal>
      )}
    </div>
  );
};
