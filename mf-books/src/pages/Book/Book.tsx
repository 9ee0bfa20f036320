import { paths } from '@scribblepup/kernel';
import { useParams } from '@scribblepup/kernel/router';
import { addOrder, countDigitalCopy, PAGES_PER_BOOK, type FoundBook } from '@scribblepup/library';
import { ButtonLink, EmptyState, Screen, Spinner } from '@scribblepup/ui';
import { goldenLineArt } from '@scribblepup/ui/art';
import { BookPicture, bookPicture } from '../../components/BookPicture';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { NotHere } from '../../components/NotHere';
import { useBook } from '../../data/queries';
import { findSampleBook } from '../../data/samples';
import { ownBookArt, sampleBookArt } from '../../pdf/bookArt';
import { BookDetail } from './BookDetail';
import type { PlaceOrder } from './print/usePrintFlow';

// The file is there already: a count that cannot be kept is no reason to worry anybody.
const countCopy = (id: string): void => void countDigitalCopy(id).catch(() => undefined);

const orderOf =
  ({ project, book }: FoundBook): PlaceOrder =>
  async (copies, address) => {
    await addOrder({ bookId: book.id, copies, address, cover: await bookPicture(project.id, book) });
  };

/** One book: its copies, its PDF, and printing it. */
const Book = () => {
  const { bookId = '' } = useParams();
  const { data, error, isPending } = useBook(bookId);
  const sample = findSampleBook(bookId);

  if (data && !data.book.isCompleted) {
    const state = { projectId: data.project.id, number: data.book.number };
    return (
      <Screen title={`Book ${data.book.number}`}>
        <EmptyState
          title="This book isn't complete yet"
          text={`${data.book.selectedImages.length} of ${PAGES_PER_BOOK} pages are picked.`}
          action={
            <ButtonLink to={paths.picker} state={state}>
              Go on picking
            </ButtonLink>
          }
        />
      </Screen>
    );
  }
  if (data) {
    const { project, book } = data;
    return (
      <BookDetail
        key={book.id}
        title={`Book ${book.number}`}
        number={book.number}
        about={`${PAGES_PER_BOOK} coloring pages of ${project.dogName}`}
        digitalCopies={book.digitalCopies}
        printedCopies={book.printedCopies}
        picture={<BookPicture projectId={project.id} book={book} />}
        loadArt={() => ownBookArt(data)}
        onSaved={() => countCopy(book.id)}
        placeOrder={orderOf(data)}
      />
    );
  }
  if (isPending || error) {
    return (
      <Screen title="Book">{error ? <ErrorNote error={error} /> : <Spinner label="Opening the book" />}</Screen>
    );
  }
  if (!sample) {
    return (
      <Screen title="Book">
        <NotHere />
      </Screen>
    );
  }
  return (
    <BookDetail
      title={`Book ${sample.number}`}
      number={sample.number}
      about="A sample, drawn from a demo dog"
      digitalCopies={0}
      printedCopies={0}
      picture={<img {...goldenLineArt} alt="" />}
      loadArt={sampleBookArt}
      placeOrder={() => Promise.resolve()}
    />
  );
};

export default Book;
