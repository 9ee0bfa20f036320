import { dogNames, type Edition, type FoundBook } from '@scribblepup/library';
import { ageLabel } from './ages';

/** The name that the cover and the title page of a book begin with. */
export const titleName = ({ project, book }: FoundBook): string =>
  book.inscription?.name ?? dogNames(project);

/** A text that distinguishes an edition from its book, such as `for 2-3 years`. */
export const editionLabel = ({ age, inscription }: Edition): string =>
  [age && `for ${ageLabel(age)}`, inscription?.name && `titled ${inscription.name}`]
    .filter(Boolean)
    .join(', ');

/** Names a book or an edition of it. */
export const bookName = ({ book, edition }: Pick<FoundBook, 'book' | 'edition'>): string =>
  edition ? `Book ${book.number} ${editionLabel(edition)}` : `Book ${book.number}`;
