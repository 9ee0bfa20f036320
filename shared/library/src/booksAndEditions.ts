import type { Book, Edition, FoundBook, Project } from './types';

/** Fields that each book and each edition has separately. */
export type BookOrEdition = Pick<
  Edition,
  'id' | 'cover' | 'inscription' | 'digitalCopies' | 'printedCopies'
>;

interface BooksAndEditions<B> {
  readonly books: readonly B[];
  readonly editions?: readonly Edition[];
}

const updateById = <V extends BookOrEdition>(
  all: readonly V[],
  id: string,
  change: (item: BookOrEdition) => Partial<BookOrEdition>,
): V[] => all.map((item) => (item.id === id ? { ...item, ...change(item) } : item));

/** Changes the book or edition with this id, and returns all books and editions of the project. */
export const updateBookOrEdition = <B extends BookOrEdition>(
  { books, editions }: BooksAndEditions<B>,
  id: string,
  change: (volume: BookOrEdition) => Partial<BookOrEdition>,
): BooksAndEditions<B> => ({
  books: updateById(books, id, change),
  ...(editions && { editions: updateById(editions, id, change) }),
});

/**
 * The current book of a project; the last one if `currentBookId` names none of them. Throws
 * RangeError if the project has no book.
 */
export const currentBookOf = <B extends Pick<BookOrEdition, 'id'>>({
  books,
  currentBookId,
}: {
  readonly books: readonly B[];
  readonly currentBookId: string;
}): B => {
  const book = books.find(({ id }) => id === currentBookId) ?? books.at(-1);
  if (!book) throw new RangeError('A project has at least one book');
  return book;
};

/** The book or the edition with this id, if the project has one. */
export const findBookOrEdition = (
  { books, editions = [] }: BooksAndEditions<BookOrEdition>,
  id: string,
): BookOrEdition | undefined => [...books, ...editions].find((item) => item.id === id);

const bookOfEdition = (book: Book, edition: Edition): Book => {
  const { id, cover, inscription, digitalCopies, printedCopies } = edition;
  return { ...book, id, cover, inscription, digitalCopies, printedCopies };
};

/** The project's book with this id, or the edition of one of its books; null if it has neither. */
export const findBookInProject = (project: Project, id: string): FoundBook | null => {
  const edition = project.editions?.find((candidate) => candidate.id === id);
  const book = project.books.find((candidate) => candidate.id === (edition?.bookId ?? id));
  if (!book) return null;
  return edition ? { project, book: bookOfEdition(book, edition), edition } : { project, book };
};

/** The editions of one book, oldest first. */
export const editionsOf = ({ editions = [] }: Project, bookId: string): readonly Edition[] =>
  editions.filter((edition) => edition.bookId === bookId);
