import { useParams } from '@scribblepup/kernel/router';
import { countDigitalCopy } from '@scribblepup/library';
import { Screen, Spinner } from '@scribblepup/ui';
import { goldenLineArt } from '@scribblepup/ui/art';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { NotHere } from '../../components/NotHere';
import { ProjectPicture } from '../../components/ProjectPicture';
import { useBook } from '../../data/queries';
import { findSampleBook } from '../../data/samples';
import { ownBookArt, sampleBookArt } from '../../pdf/bookArt';
import { BookDetail } from './BookDetail';

/** One book: its copies, its PDF, and printing it. */
const Book = () => {
  const { bookId = '' } = useParams();
  const { data, error, isPending } = useBook(bookId);
  const sample = findSampleBook(bookId);

  if (data) {
    const { project, book } = data;
    return (
      <BookDetail
        key={book.id}
        title={`Book ${book.number}`}
        number={book.number}
        about={`25 coloring pages of ${project.dogName}`}
        digitalCopies={book.digitalCopies}
        printedCopies={book.printedCopies}
        picture={<ProjectPicture projectId={project.id} page={book.selectedImages[0] ?? 0} />}
        loadArt={() => ownBookArt(data)}
        onSaved={() => void countDigitalCopy(book.id)}
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
    />
  );
};

export default Book;
