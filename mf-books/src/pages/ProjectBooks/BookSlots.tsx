import { paths, pathTo } from '@scribblepup/kernel';
import { editionsOf, MAX_BOOKS, PAGES_PER_BOOK, type Project } from '@scribblepup/library';
import { pluralize } from '@scribblepup/ui';
import { BookCard } from '../../components/BookCard/BookCard';
import { BookPicture } from '../../components/BookPicture';
import { CardGrid } from '../../components/CardGrid';

interface BookSlotsProps {
  readonly project: Project;
  /** The id in the address; a book with this id is highlighted. */
  readonly shownId: string;
}

const completeText = (editions: number): string =>
  [
    `Complete, ${PAGES_PER_BOOK} pages`,
    editions > 0 && pluralize(editions, 'more version', 'more versions'),
  ]
    .filter(Boolean)
    .join(', ');

interface BookSlotProps extends BookSlotsProps {
  readonly number: number;
}

const BookSlot = ({ project, number, shownId }: BookSlotProps) => {
  const book = project.books.find((other) => other.number === number);
  const picker = { to: paths.picker, state: { projectId: project.id, number } };
  if (!book) {
    const isNext = number === project.books.length + 1;
    return (
      <BookCard
        {...(isNext && picker)}
        title={`${isNext ? 'Start ' : ''}Book ${number}`}
        text="Not started"
      />
    );
  }
  const picture = <BookPicture found={{ project, book }} />;
  return book.isCompleted ? (
    <BookCard
      title={`Book ${number}`}
      to={pathTo(paths.book, { bookId: book.id })}
      text={completeText(editionsOf(project, book.id).length)}
      picture={picture}
      highlighted={book.id === shownId}
    />
  ) : (
    <BookCard
      {...picker}
      title={`Continue picking Book ${number}`}
      text={`${book.pages.length} / ${PAGES_PER_BOOK} selected`}
      picture={picture}
      highlighted={book.id === shownId}
    />
  );
};

/** A card for each of the four slots: complete, being picked, or free. */
export const BookSlots = ({ project, shownId }: BookSlotsProps) => (
  <CardGrid label="Books">
    {Array.from({ length: MAX_BOOKS }, (_, index) => (
      <BookSlot key={index} project={project} number={index + 1} shownId={shownId} />
    ))}
  </CardGrid>
);
