import type { ReactElement } from 'react';
import { paths, pathTo } from '@scribblepup/kernel';
import { editionsOf, MAX_BOOKS, PAGES_PER_BOOK, type FoundBook } from '@scribblepup/library';
import { BookCard } from '../../components/BookCard/BookCard';
import { BookPicture } from '../../components/BookPicture';

interface BookSlotsProps extends FoundBook {
  /** The id in the address; a book with this id is highlighted. */
  readonly shownId: string;
}

const completeText = (editions: number): string =>
  [
    `Complete, ${PAGES_PER_BOOK} pages`,
    editions > 0 && `${editions} more version${editions > 1 ? 's' : ''}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Returns a card for each of the four places: complete, being picked, or free. */
export const BookSlots = ({ project, shownId }: BookSlotsProps): ReactElement[] =>
  Array.from({ length: MAX_BOOKS }, (_, place) => {
    const book = project.books.find(({ number }) => number === place + 1);
    const picker = { to: paths.picker, state: { projectId: project.id, number: place + 1 } };
    if (!book) {
      const isNext = place === project.books.length;
      return (
        <BookCard
          key={place}
          {...(isNext && picker)}
          title={`${isNext ? 'Start ' : ''}Book ${place + 1}`}
          text="Not started"
        />
      );
    }
    const picture = <BookPicture found={{ project, book }} />;
    return book.isCompleted ? (
      <BookCard
        key={book.id}
        title={`Book ${book.number}`}
        to={pathTo(paths.book, { bookId: book.id })}
        text={completeText(editionsOf(project, book.id).length)}
        picture={picture}
        highlighted={book.id === shownId}
      />
    ) : (
      <BookCard
        key={book.id}
        {...picker}
        title={`Continue picking Book ${book.number}`}
        text={`${book.pages.length} / ${PAGES_PER_BOOK} selected`}
        picture={picture}
        highlighted={book.id === shownId}
      />
    );
  });
