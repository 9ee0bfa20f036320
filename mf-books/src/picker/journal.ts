import {
  readLocalStorageItem,
  removeLocalStorageItem,
  writeLocalStorageItem,
} from '@scribblepup/kernel';
import {
  isObjectOf,
  isOptionalOf,
  isRecordOf,
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
 * so closing the page in that moment would lose it. Local storage writes synchronously: each pick
 * is recorded there first, and removed once the database has it. The browser writes local storage
 * to disk seconds later, so a removed entry may reappear after a crash: an entry is stale if the
 * project has these picks or later ones.
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
  generatedCount: isNumber,
  currentBookId: isString,
  books: isArrayOf(isUnionOf(isPicks, isPicksOfVersion1)),
  /** The photos that pages are pinned to. */
  pagePhotos: isOptionalOf(isRecordOf(isString)),
  /** When the newest pick was made, ms since 1970. */
  picksAt: isOptionalOf(isNumber),
  /** In entries of an earlier release: when the entry was made, ms since 1970. */
  at: isOptionalOf(isNumber),
});
type JournalEntry = Infer<typeof isJournalEntry>;

/** The picks of one book. */
type Picks = Required<Infer<typeof isPicks>>;

/** A change of a project's picks. */
export type PicksChange = (project: Project) => Project;

const keyOf = (projectId: string): string => `scribblepup:picks:${projectId}`;

// The last entry that this tab wrote for each project: those of other tabs must not be removed.
const recorded = new Map<string, string>();

/** The fields of a stored project that the picker changes. */
export const pickedFields = ({
  books,
  currentBookId,
  generatedCount,
  pagePhotos,
  picksAt,
}: Project) => ({
  books,
  currentBookId,
  generatedCount,
  ...(pagePhotos && { pagePhotos }),
  ...(picksAt !== undefined && { picksAt }),
});

/** Records a project's picks; `picksAt` is the time of the newest one. */
export const recordPicks = (project: Project): void => {
  const { id } = project;
  const entry: JournalEntry = {
    ...pickedFields(project),
    books: project.books.map(({ id: bookId, pages, isCompleted }) => ({
      id: bookId,
      pages,
      isCompleted,
    })),
  };
  const text = JSON.stringify(entry);
  if (writeLocalStorageItem(keyOf(id), text)) recorded.set(id, text);
};

export const clearRecordedPicks = (projectId: string): void => {
  if (recorded.has(projectId) && readLocalStorageItem(keyOf(projectId)) === recorded.get(projectId))
    removeLocalStorageItem(keyOf(projectId));
  recorded.delete(projectId);
};

const picksIn = (stored: JournalEntry['books'][number]): Picks => ({
  id: stored.id,
  pages: isPicks(stored)
    ? stored.pages
    : stored.selectedImages.map((position) => version1PageId(position)),
  isCompleted: stored.isCompleted === true,
});

const readEntry = (text: string | null): JournalEntry | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isJournalEntry(value) ? value : null;
  } catch (error) {
    failureHandler('recover-picks')(error);
    return null;
  }
};

/** True if the database has these picks or later ones. */
const isStale = ({ at, picksAt }: JournalEntry, stored: Project): boolean =>
  picksAt === undefined
    ? at !== undefined && at < stored.updatedAt
    : picksAt <= (stored.picksAt ?? 0);

const withEntry = (project: Project, entry: JournalEntry): Project => {
  if (isStale(entry, project)) return project;
  const { books, currentBookId, generatedCount, pagePhotos, picksAt } = entry;
  const withAllBooks = books.reduce<Project>(
    (known, { id }) => startBook(known, id).project,
    project,
  );
  const picks = new Map(books.map((book) => [book.id, picksIn(book)]));
  return {
    ...withAllBooks,
    currentBookId,
    generatedCount,
    ...(pagePhotos && { pagePhotos: { ...project.pagePhotos, ...pagePhotos } }),
    ...(picksAt !== undefined && { picksAt }),
    books: withAllBooks.books.map((book) => ({ ...book, ...picks.get(book.id) })),
  };
};

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
  const key = keyOf(project.id);
  const text = readLocalStorageItem(key);
  const entry = readEntry(text);
  if (!entry) return { project };
  if (isStale(entry, project)) {
    removeLocalStorageItem(key);
    return { project };
  }
  // Picks that another tab has written since the project was read are later than the entry.
  const recover: PicksChange = (stored) => withEntry(stored, entry);
  try {
    const recovered = await updateProject(project.id, (stored) => pickedFields(recover(stored)));
    // Another tab may have recorded later picks in the meantime.
    if (readLocalStorageItem(key) === text) removeLocalStorageItem(key);
    return { project: recovered };
  } catch (error) {
    failureHandler('recover-picks')(error);
    return { project, unwritten: recover };
  }
};
