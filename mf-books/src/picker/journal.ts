import {
  readLocalStorageItem,
  removeLocalStorageItem,
  writeLocalStorageItem,
} from '@scribblepup/kernel';
import {
  isObjectOf,
  isOptionalOf,
  isUnionOf,
  isBoolean,
  isNonNegativeInteger,
  isArrayOf,
  isNumber,
  isString,
  type Infer,
} from '@scribblepup/kernel/schema';
import { version1PageId, startBook, updateProject, type Project } from '@scribblepup/library';
import { failureHandler } from '../failureHandler';

/**
 * The picks of a project, noted in local storage. The database commits a moment after a pick, and a
 * page that is closed in that moment loses it. So each pick is noted in local storage first, which
 * writes synchronously. The note is removed once the database has the pick. The browser writes
 * local storage to disk seconds later, so a removed note may reappear after a crash: a note that is
 * older than the project's last change is stale.
 */

const isPicks = isObjectOf({
  id: isString,
  pages: isArrayOf(isString),
  isCompleted: isOptionalOf(isBoolean),
});
/** A note of the first version names pages by position. */
const isPicksOfVersion1 = isObjectOf({
  id: isString,
  selectedImages: isArrayOf(isNonNegativeInteger),
  isCompleted: isOptionalOf(isBoolean),
});
const isNote = isObjectOf({
  /** ms since 1970; absent in older notes. */
  at: isOptionalOf(isNumber),
  generatedCount: isNumber,
  currentBookId: isString,
  books: isArrayOf(isUnionOf(isPicks, isPicksOfVersion1)),
});

/** The picks of one book. */
type Picks = Required<Infer<typeof isPicks>>;
type Note = Omit<Infer<typeof isNote>, 'books'> & { readonly books: readonly Picks[] };

const keyOf = (projectId: string): string => `scribblepup:picks:${projectId}`;

// The last note of this page: another tab's note on the same project must not be removed.
const noted = new Map<string, string>();

const picksOf = ({ generatedCount, currentBookId, books }: Project): Note => ({
  generatedCount,
  currentBookId,
  books: books.map(({ id, pages, isCompleted }) => ({ id, pages, isCompleted })),
});

export const recordPicks = (project: Project): void => {
  const { id } = project;
  const text = JSON.stringify({ at: Date.now(), ...picksOf(project) } satisfies Note);
  if (writeLocalStorageItem(keyOf(id), text)) noted.set(id, text);
};

export const clearRecordedPicks = (projectId: string): void => {
  if (noted.has(projectId) && readLocalStorageItem(keyOf(projectId)) === noted.get(projectId))
    removeLocalStorageItem(keyOf(projectId));
  noted.delete(projectId);
};

const picksIn = (stored: Infer<typeof isNote>['books'][number]): Picks => ({
  id: stored.id,
  pages: isPicks(stored)
    ? stored.pages
    : stored.selectedImages.map((position) => version1PageId(position)),
  isCompleted: stored.isCompleted === true,
});

const readNote = (projectId: string): Note | null => {
  try {
    const value: unknown = JSON.parse(readLocalStorageItem(keyOf(projectId)) ?? 'null');
    return isNote(value) ? { ...value, books: value.books.map(picksIn) } : null;
  } catch (error) {
    failureHandler('recover-picks')(error);
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

const hasSamePicks = (one: Project, other: Project): boolean =>
  JSON.stringify(picksOf(one)) === JSON.stringify(picksOf(other));

/** Whether the database has been written since, with these picks and perhaps with later ones. */
const isStale = ({ at }: Note, { updatedAt }: Project): boolean =>
  at !== undefined && at < updatedAt;

/**
 * Applies the picks that were noted but not written before the page was left, and writes them now.
 * If that fails, they stay noted and are shown anyway. A note of another tab that is currently
 * writing does no harm, because it has the same picks.
 */
export const recoverPicks = async (project: Project): Promise<Project> => {
  const note = readNote(project.id);
  if (!note) return project;
  if (isStale(note, project)) {
    removeLocalStorageItem(keyOf(project.id));
    return project;
  }
  try {
    const recovered = await updateProject(project.id, (stored) => {
      // Picks that another tab has written since the project was read are later than the note.
      const { books, currentBookId, generatedCount } = hasSamePicks(stored, project)
        ? withNote(stored, note)
        : stored;
      return { books, currentBookId, generatedCount };
    });
    removeLocalStorageItem(keyOf(project.id));
    return recovered;
  } catch (error) {
    failureHandler('recover-picks')(error);
    return withNote(project, note);
  }
};
