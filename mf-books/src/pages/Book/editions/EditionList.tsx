import { paths, pathTo } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import type { Book, Edition } from '@scribblepup/library';
import type { Age } from '@scribblepup/studio';
import { ageLabel } from '../../../ages';
import { bookName } from '../../../bookNames';
import css from './Editions.module.css';

interface EditionListProps {
  readonly book: Book;
  /** The age for which the book itself is drawn. */
  readonly age: Age;
  readonly editions: readonly Edition[];
  /** Id of the book or the edition on the screen. */
  readonly shownId: string;
}

/** Links to the book and its editions. */
export const EditionList = ({ book, age, editions, shownId }: EditionListProps) => {
  const hasAges = editions.some((edition) => edition.age);
  const ownName = `${bookName({ book })}${hasAges ? ` for ${ageLabel(age)}` : ''}`;
  const versions = [undefined, ...editions].map((edition) => ({
    id: (edition ?? book).id,
    name: edition ? bookName({ book, edition }) : ownName,
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
