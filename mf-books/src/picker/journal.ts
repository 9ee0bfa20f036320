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
 * The journal of a project's picks, in local storage. The database commits a moment after a pick,
 * and a page that is closed in that moment loses it. So each pick is recorded in local storage
 * first, which writes synchronously. The entry is removed once the database has the pick. The
 * browser writes local storage to disk seconds later, so a removed entry may reappear after a
 * crash: an entry that is older than the project's last change is stale.
 */

const isPicks = isObjectOf({
  id: isString,
  pages: isArrayOf(isString),
  isCompleted: isOptionalOf(isBoolean),
});
/** An entry of the first version names pages by position. */
const isPicksOfVersion1 = isObjectOf({
  id: isString,
  selectedImages: isArrayOf(isNonNegativeInteger),
  isCompleted: isOptionalOf(isBoolean),
});
const isJournalEntry = isObjectOf({
  /** ms since 1970; absent in older entries. */
  at: isOptionalOf(isNumber),
  generatedCount: isNumber,
  currentBookId: isString,
  books: isArrayOf(isUnionOf(isPicks, isPicksOfVersion1)),
});

/** The picks of one book. */
type Picks = Required<Infer<typeof isPicks>>;
type JournalEntry = Omit<Infer<typeof isJournalEntry>, 'books'> & {
  readonly books: readonly Picks[];
};

const keyOf = (projectId: string): string => `scribblepup:picks:${projectId}`;

// The last entry of this page: another tab's entry for the same project must not be removed.
const recorded = new Map<string, string>();

const picksOf = ({ generatedCount, currentBookId, books }: Project): JournalEntry => ({
  generatedCount,
  currentBookId,
  books: books.map(({ id, pages, isCompleted }) => ({ id, pages, isCompleted })),
});

export const recordPicks = (project: Project): void => {
  const { id } = project;
  const text = JSON.stringify({ at: Date.now(), ...picksOf(project) } satisfies JournalEntry);
  if (writeLocalStorageItem(keyOf(id), text)) recorded.set(id, text);
};

export const clearRecordedPicks = (projectId: string): void => {
  if (recorded.has(projectId) && readLocalStorageItem(keyOf(projectId)) === recorded.get(projectId))
    removeLocalStorageItem(keyOf(projectId));
  recorded.delete(projectId);
};

const picksIn = (stored: Infer<typeof isJournalEntry>['books'][number]): Picks => ({
  id: stored.id,
  pages: isPicks(stored)
    ? stored.pages
    : stored.selectedImages.map((position) => version1PageId(position)),
  isCompleted: stored.isCompleted === true,
});

const readEntry = (projectId: string): JournalEntry | null => {
  try {
    const value: unknown = JSON.parse(readLocalStorageItem(keyOf(projectId)) ?? 'null');
    return isJournalEntry(value) ? { ...value, books: value.books.map(picksIn) } : null;
  } catch (error) {
    failureHandler('recover-picks')(error);
    return null;
  }
};

const withEntry = (
  project: Project,
  { books, generatedCount, currentBookId }: JournalEntry,
): Project => {
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
const isStale = ({ at }: JournalEntry, { updatedAt }: Project): boolean =>
  at !== undefined && at < updatedAt;

/**
 * Applies the picks that were recorded but not written before the page was left, and writes them
 * now. If that fails, they stay recorded and are shown anyway. An entry of another tab that is
 * currently writing does no harm, because it has the same picks.
 */
export const recoverPicks = async (project: Project): Promise<Project> => {
  const entry = readEntry(project.id);
  if (!entry) return project;
  if (isStale(entry, project)) {
    removeLocalStorageItem(keyOf(project.id));
    return project;
  }
  try {
    const recovered = await updateProject(project.id, (stored) => {
      // Picks that another tab has written since the project was read are later than the entry.
      const { books, currentBookId, generatedCount } = hasSamePicks(stored, project)
        ? withEntry(stored, entry)
        : stored;
      return { books, currentBookId, generatedCount };
    });
    removeLocalStorageItem(keyOf(project.id));
    return recovered;
  } catch (error) {
    failureHandler('recover-picks')(error);
    return withEntry(project, entry);
  }
};
