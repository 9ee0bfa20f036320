import { paths, pathTo } from '@scribblepup/kernel';
import { useParams } from '@scribblepup/kernel/router';
import { PAGES_PER_BOOK, type FoundBook } from '@scribblepup/library';
import { ButtonLink, EmptyState, Screen, Spinner } from '@scribblepup/ui';
import { goldenLineArt } from '@scribblepup/ui/art';
import { BookPicture } from '../../components/BookPicture';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { LoadingScreen } from '../../components/LoadingScreen';
import { BookNotFound } from '../../components/BookNotFound';
import { useBook } from '../../data/queries';
import { findSampleBook } from '../../data/samples';
import { useDialogHistory } from '../../history/useDialogHistory';
import { useLeaveDialog } from '../../history/useLeaveDialog';
import { BookDetail } from './BookDetail';
import { Editions } from './editions/Editions';
import { savedBook, sampleBook } from './ShownBook';
import { TitlePage } from './titlePage/TitlePage';

const Incomplete = ({ project, book }: FoundBook) => (
  <Screen title={`Book ${book.number}`}>
    <EmptyState
      title="This book isn't complete yet"
      text={`${book.pages.length} of ${PAGES_PER_BOOK} pages ${book.pages.length === 1 ? 'is' : 'are'} picked.`}
      action={
        <ButtonLink to={paths.picker} state={{ projectId: project.id, number: book.number }}>
          Continue picking
        </ButtonLink>
      }
    />
  </Screen>
);

const Opening = ({ error }: { readonly error?: Error | null }) => (
  <LoadingScreen title="Book">
    {error ? <ErrorNote error={error} /> : <Spinner label="Opening the book" />}
  </LoadingScreen>
);

/** Screen of one book: its copies, files and editions, and ordering prints. */
const Book = () => {
  useDialogHistory();
  const { isLeaving, leaveFor } = useLeaveDialog();
  const { bookId = '' } = useParams();
  const { data, error, isPending } = useBook(bookId);
  const sample = findSampleBook(bookId);

  if (isLeaving) return <Opening />;
  if (data) {
    if (!data.book.isCompleted) return <Incomplete {...data} />;
    const { project, book } = data;
    const saved = savedBook(data);
    return (
      <BookDetail
        key={book.id}
        book={saved}
        picture={<BookPicture found={data} />}
        actions={
          <ButtonLink
            variant="secondary"
            to={paths.customizeCover}
            state={{ projectId: project.id, bookId: book.id }}
          >
            {book.cover ? 'Change Cover' : 'Create Cover'}
          </ButtonLink>
        }
        details={<TitlePage found={data} book={saved} />}
      >
        <Editions
          found={data}
          onDeleted={(original) => leaveFor(pathTo(paths.book, { bookId: original }))}
        />
      </BookDetail>
    );
  }
  // A sample uses no stored data, so it shows even if the device's storage fails.
  if (isPending || (error && !sample)) return <Opening error={error} />;
  if (!sample) {
    return (
      <Screen title="Book">
        <BookNotFound />
      </Screen>
    );
  }
  return <BookDetail book={sampleBook(sample)} picture={<img {...goldenLineArt} alt="" />} />;
};

export default Book;
