import type { ReactElement } from 'react';
import { paths, pathTo } from '@scribblepup/kernel';
import { goldenLineArt, poodleLineArt } from '@scribblepup/ui/art';
import { BookCard } from '../../components/BookCard/BookCard';
import { sampleBooks } from '../../data/samples';

const pictures = [goldenLineArt, poodleLineArt];

/** The places of a sample project: two complete books and two that are not started. */
export const SampleBookSlots = (): ReactElement[] =>
  sampleBooks.map(({ id, number, isCompleted }, index) =>
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
  );
