import { readItem, removeItem, writeItem } from '@scribblepup/kernel';
import { startBook, updateProject, type Book, type Project } from '@scribblepup/library';

/**
 * The picks of a project, noted in local storage. The database commits a moment after a pick, and a
 * page that is closed in that moment loses it. So each pick is noted in local storage first, which
 * writes synchronously. The note is removed once the database has the pick.
 */

interface Note {
  readonly generatedCount: number;
  readonly currentBookId: string;
  readonly books: readonly Pick<Book, 'id' | 'selectedImages' | 'isCompleted'>[];
}

const keyOf = (projectId: string): string => `scribblepup:picks:${projectId}`;

// The last note of this page: another tab's note on the same project must not be removed.
const noted = new Map<string, string>();

export const notePicks = ({ id, generatedCount, currentBookId, books }: Project): void => {
  const picks = books.map(({ id: bookId, selectedImages, isCompleted }) => ({
    id: bookId,
    selectedImages,
    isCompleted,
  }));
  const text = JSON.stringify({ generatedCount, currentBookId, books: picks } satisfies Note);
  if (writeItem(keyOf(id), text)) noted.set(id, text);
};

export const forgetPicks = (projectId: string): void => {
  if (noted.has(projectId) && readItem(keyOf(projectId)) === noted.get(projectId))
    removeItem(keyOf(projectId));
  noted.delete(projectId);
};

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' &&
  value !== null &&
  'generatedCount' in value &&
  typeof value.generatedCount === 'number' &&
  'currentBookId' in value &&
  typeof value.currentBookId === 'string' &&
  'books' in value &&
  Array.isArray(value.books);

const readNote = (projectId: string): Note | null => {
  try {
    const value: unknown = JSON.parse(readItem(keyOf(projectId)) ?? 'null');
    return isNote(value) ? value : null;
  } catch {
    return null;
  }
};

const withNote = (project: Project, { books, generatedCount, currentBookId }: Note): Project => {
  const all = books.reduce<Project>(
    (known, { id }) =>
      known.books.some((book) => book.id === id) ? known : startBook(known, id).project,
    project,
  );
  const picks = new Map(books.map((book) => [book.id, book]));
  return {
    ...all,
    generatedCount,
    currentBookId,
    books: all.books.map((book) => ({ ...book, ...picks.get(book.id) })),
  };
};

/**
 * Applies the picks that were noted but not written before the page was left, and writes them now.
 * If that fails, they stay noted and are shown all the same. A note of another tab that is just
 * writing does no harm: it says the same.
 */
export const recoverPicks = async (project: Project): Promise<Project> => {
  const note = readNote(project.id);
  if (!note) return project;
  try {
    const { books, currentBookId, generatedCount } = withNote(project, note);
    const recovered = await updateProject(project.id, { books, currentBookId, generatedCount });
    removeItem(keyOf(project.id));
    return recovered;
  } catch {
    return withNote(project, note);
  }
};
