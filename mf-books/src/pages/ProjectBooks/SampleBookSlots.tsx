import { paths, pathTo } from '@scribblepup/kernel';
import { goldenLineArt, poodleLineArt } from '@scribblepup/ui/art';
import { BookCard } from '../../components/BookCard/BookCard';
import { CardGrid } from '../../components/CardGrid';
import { sampleBooks } from '../../data/samples';

const pictures = [goldenLineArt, poodleLineArt];

/** The slots of a sample project: two complete books and two free ones. */
export const SampleBookSlots = () => (
  <CardGrid label="Books">
    {sampleBooks.map(({ id, number, isCompleted }, index) =>
      isCompleted ? (
        <BookCard
          key={id}
          title={`Book ${number}`}
          to={pathTo(paths.book, { bookId: id })}
          picture={<img {...pictures[index % pictures.length]} alt="" />}
          text="Sample"
        />
      ) : (
        <BookCard key={id} title={`Book ${number}`} text="Sample, not started" />
      ),
    )}
  </CardGrid>
);
