import { useState } from 'react';
import { Button, Modal, Spinner } from '@scribblepup/ui';
import { ErrorNote } from '../../../components/ErrorNote/ErrorNote';
import type { ShownBook } from '../ShownBook';
import css from './ColoredBook.module.css';
import { ColoredPage } from './ColoredPage';
import { useColoredArt } from './useColoredArt';

/** All pages of the book as a child might color them, on one sheet. */
const ColoredPages = ({ book }: { readonly book: ShownBook }) => {
  const { data: art, error } = useColoredArt(book, true);
  if (error) return <ErrorNote error={error} />;
  if (!art) return <Spinner label="Opening the book" />;
  return (
    // Nothing on the pages takes the focus, so the group does: the keyboard can then scroll them.
    <div role="group" aria-label="Colored pages" tabIndex={0}>
      <ol className={css.pages}>
        {art.looks.map((look, place) => (
          <ColoredPage key={look} bookId={book.id} art={art} place={place} />
        ))}
      </ol>
    </div>
  );
};

/** A button that shows the whole book colored. */
export const ColoredBook = ({ book }: { readonly book: ShownBook }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        See the whole book colored
      </Button>
      {isOpen && (
        <Modal
          open
          size="full"
          title={`Book ${book.number}, colored`}
          onClose={() => setIsOpen(false)}
        >
          <p className={css.note}>
            One way to color it. The coat&rsquo;s colors come from the photo; yours may be wilder.
          </p>
          <ColoredPages book={book} />
        </Modal>
      )}
    </div>
  );
};
