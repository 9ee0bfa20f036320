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
 * crash: an entry is stale if the picks have changed since it was made.
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
const picksShape = {
  generatedCount: isNumber,
  currentBookId: isString,
  books: isArrayOf(isUnionOf(isPicks, isPicksOfVersion1)),
};
const isPicksOfBooks = isObjectOf(picksShape);
const isJournalEntry = isObjectOf({
  ...picksShape,
  /** ms since 1970; absent in older entries. */
  at: isOptionalOf(isNumber),
  /** The stored picks that the entry replaces; absent in older entries. */
  before: isOptionalOf(isPicksOfBooks),
});

/** The picks of one book. */
type Picks = Required<Infer<typeof isPicks>>;
/** The picks of all books. */
type PicksOfBooks = Omit<Infer<typeof isPicksOfBooks>, 'books'> & {
  readonly books: readonly Picks[];
};
type JournalEntry = PicksOfBooks & {
  readonly at?: number | undefined;
  readonly before?: PicksOfBooks | undefined;
};

/** A change of a project's picks. */
export type PicksChange = (project: Project) => Project;

const keyOf = (projectId: string): string => `scribblepup:picks:${projectId}`;

// The last entry of this page: another tab's entry for the same project must not be removed.
const recorded = new Map<string, string>();

const picksOf = ({ generatedCount, currentBookId, books }: Project): PicksOfBooks => ({
  generatedCount,
  currentBookId,
  books: books.map(({ id, pages, isCompleted }) => ({ id, pages, isCompleted })),
});

/** @param before the project as it is stored, without these picks */
export const recordPicks = (project: Project, before: Project): void => {
  const { id } = project;
  const entry: JournalEntry = { at: Date.now(), ...picksOf(project), before: picksOf(before) };
  const text = JSON.stringify(entry);
  if (writeLocalStorageItem(keyOf(id), text)) recorded.set(id, text);
};

export const clearRecordedPicks = (projectId: string): void => {
  if (recorded.has(projectId) && readLocalStorageItem(keyOf(projectId)) === recorded.get(projectId))
    removeLocalStorageItem(keyOf(projectId));
  recorded.delete(projectId);
};

const picksIn = (stored: Infer<typeof isPicksOfBooks>['books'][number]): Picks => ({
  id: stored.id,
  pages: isPicks(stored)
    ? stored.pages
    : stored.selectedImages.map((position) => version1PageId(position)),
  isCompleted: stored.isCompleted === true,
});

const withPagesById = ({
  generatedCount,
  currentBookId,
  books,
}: Infer<typeof isPicksOfBooks>): PicksOfBooks => ({
  generatedCount,
  currentBookId,
  books: books.map(picksIn),
});

const readEntry = (projectId: string): JournalEntry | null => {
  try {
    const value: unknown = JSON.parse(readLocalStorageItem(keyOf(projectId)) ?? 'null');
    if (!isJournalEntry(value)) return null;
    const { at, before } = value;
    return { at, before: before && withPagesById(before), ...withPagesById(value) };
  } catch (error) {
    failureHandler('recover-picks')(error);
    return null;
  }
};

const withEntry = (
  project: Project,
  { books, generatedCount, currentBookId }: PicksOfBooks,
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

const hasSamePicks = (one: PicksOfBooks, other: PicksOfBooks): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether the database has these picks, and perhaps later ones. A later change of the project that
 * leaves its picks as they were, such as a rename, does not count.
 */
const isStale = ({ at, before }: JournalEntry, stored: Project): boolean =>
  at !== undefined && at < stored.updatedAt && !(before && hasSamePicks(before, picksOf(stored)));

/** The result of `recoverPicks`. */
export interface Recovery {
  /** The project as it is stored now. */
  readonly project: Project;
  /** The recorded picks, if they could not be written now either. */
  readonly unwritten?: PicksChange;
}

/**
 * Writes the picks that were recorded but not written before the page was left. If that fails, they
 * stay recorded. An entry of another tab that is currently writing does no harm, because it has the
 * same picks.
 */
export const recoverPicks = async (project: Project): Promise<Recovery> => {
  const entry = readEntry(project.id);
  if (!entry) return { project };
  if (isStale(entry, project)) {
    removeLocalStorageItem(keyOf(project.id));
    return { project };
  }
  const before = picksOf(project);
  // Picks that another tab has written since the project was read are later than the entry.
  const recover: PicksChange = (stored) =>
    hasSamePicks(picksOf(stored), before) ? withEntry(stored, entry) : stored;
  try {
    const recovered = await updateProject(project.id, (stored) => {
      const { books, currentBookId, generatedCount } = recover(stored);
      return { books, currentBookId, generatedCount };
    });
    removeLocalStorageItem(keyOf(project.id));
    return { project: recovered };
  } catch (error) {
    failureHandler('recover-picks')(error);
    return { project, unwritten: recover };
  }
};
