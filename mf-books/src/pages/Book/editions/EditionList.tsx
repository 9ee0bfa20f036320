import { paths, pathTo } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import type { Book, Edition } from '@scribblepup/library';
import { bookName } from '../../../bookWords';
import css from './Editions.module.css';

interface EditionListProps {
  readonly book: Book;
  readonly editions: readonly Edition[];
  /** Id of the book or the edition on the screen. */
  readonly shownId: string;
}

/** Links to the book and its other versions. */
export const EditionList = ({ book, editions, shownId }: EditionListProps) => {
  const versions = [undefined, ...editions].map((edition) => ({
    id: (edition ?? book).id,
    name: bookName({ book, edition }),
  }));
  return (
    <ul className={css.list} aria-label={`Versions of Book ${book.number}`}>
      {versions.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={pathTo(paths.book, { bookId: id })}
            aria-current={id === shownId ? 'page' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
};
