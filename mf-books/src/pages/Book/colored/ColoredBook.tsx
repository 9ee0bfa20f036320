import { useState } from 'react';
import { useQuery } from '@scribblepup/kernel/query';
import { Button, Modal, Spinner } from '@scribblepup/ui';
import { ErrorNote } from '../../../components/ErrorNote/ErrorNote';
import { fresh } from '../../../data/queries';
import type { ShownBook } from '../ShownBook';
import css from './ColoredBook.module.css';
import { ColoredPage } from './ColoredPage';
import { useCutout } from './useCutout';

/** All pages of the book as a child might color them, on one sheet. */
const ColoredPages = ({ book }: { readonly book: ShownBook }) => {
  const { data: cutout, error: cutoutError } = useCutout(book, true);
  const { data: art, error: artError } = useQuery({
    queryKey: ['colored-art', book.id],
    queryFn: ({ signal }) => book.loadArt(signal),
    ...fresh,
    staleTime: Infinity,
  });
  const error = cutoutError ?? artError;
  if (error) return <ErrorNote error={error} />;
  if (!art || !cutout) return <Spinner label="Opening the book" />;
  return (
    <ol className={css.pages}>
      {art.looks.map((look, place) => (
        <ColoredPage key={look} bookId={book.id} art={art} place={place} cutout={cutout} />
      ))}
    </ol>
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
