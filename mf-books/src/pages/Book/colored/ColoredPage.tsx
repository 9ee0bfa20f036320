import { useEffect } from 'react';
import { useQuery } from '@scribblepup/kernel/query';
import type { BookArt } from '@scribblepup/studio';
import { BlobImage } from '../../../components/BlobImage';
import { freshQueryOptions } from '../../../data/queries';
import { coloring } from '../../../services/coloring';
import { visitorMessage } from '../../../visitorMessage';
import css from './ColoredBook.module.css';

/** Size of the colored picture, px: about twice its displayed size. */
const size = { width: 340, height: 440 } as const;

const NOT_COLORED = 'This page could not be colored.';

interface ColoredPageProps {
  readonly bookId: string;
  readonly art: BookArt;
  /** Index into the book's pages. */
  readonly index: number;
  /** Called once the page is colored, or cannot be; must be stable. */
  readonly onDone: () => void;
}

/** A small colored page with its title. */
export const ColoredPage = ({ bookId, art, index, onDone }: ColoredPageProps) => {
  const { data, error } = useQuery({
    queryKey: ['colored-page', bookId, index],
    queryFn: ({ signal }) => coloring().colorSheet(art, index, { width: size.width, signal }),
    ...freshQueryOptions,
    staleTime: Infinity,
  });
  const isDone = Boolean(data ?? error);
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);

  return (
    <li className={css.page}>
      {data ? (
        <BlobImage
          className={css.picture}
          blob={data.picture}
          alt={`${data.title}, colored`}
          {...size}
        />
      ) : (
        <div className={css.picture} aria-busy={!error} />
      )}
      <span className={css.title}>
        {error ? (visitorMessage(error) ?? NOT_COLORED) : data?.title}
      </span>
    </li>
  );
};
