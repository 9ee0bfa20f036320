import { GENERATION_STEP, MAX_BOOKS, MAX_GENERATED_PAGES, PAGES_PER_BOOK } from './limits';
import { newId } from './ids';
import type { Book, Project } from './types';
import { currentBookOf } from './booksAndEditions';

/**
 * Result of a change to the selection or the books. Any outcome but `done` means that the change
 * was refused.
 */
export type PickOutcome =
  | 'done'
  | 'book-full'
  | 'book-complete'
  | 'not-enough-pages'
  | 'max-books'
  | 'max-pages';

/**
 * The project after a change to the selection or the books, and the outcome. A refused change
 * leaves the project unchanged; `selectPages` keeps the pages that it selected before.
 */
export interface PickResult {
  readonly project: Project;
  readonly outcome: PickOutcome;
}

const done = (project: Project): PickResult => ({ project, outcome: 'done' });
const refused = (project: Project, outcome: PickOutcome): PickResult => ({ project, outcome });

/** An empty book with this number in its project. */
export const newBook = (number: number, id: string = newId()): Book => ({
  id,
  number,
  name: `BOOK ${number}`,
  pages: [],
  isCompleted: false,
  cover: null,
  digitalCopies: 0,
  printedCopies: 0,
});

/** The book that the visitor is picking pages for. Throws RangeError if the project has no book. */
export const currentBook = (project: Project): Book => currentBookOf(project);

const changeBook = (project: Project, id: string, change: Partial<Book>): Project => ({
  ...project,
  books: project.books.map((book) => (book.id === id ? { ...book, ...change } : book)),
});

/**
 * Adds a page to the current book. A page that is already in it keeps its position. The caller
 * knows which pages the project has.
 */
export const selectPage = (project: Project, pageId: string): PickResult => {
  const { id, isCompleted, pages } = currentBook(project);
  if (isCompleted) return refused(project, 'book-complete');
  if (pages.includes(pageId)) return done(project);
  if (pages.length >= PAGES_PER_BOOK) return refused(project, 'book-full');
  return done(changeBook(project, id, { pages: [...pages, pageId] }));
};

/** Removes a page from the current book. */
export const deselectPage = (project: Project, pageId: string): PickResult => {
  const { id, isCompleted, pages } = currentBook(project);
  if (isCompleted) return refused(project, 'book-complete');
  if (!pages.includes(pageId)) return done(project);
  return done(changeBook(project, id, { pages: pages.filter((other) => other !== pageId) }));
};

/** Selects the page, or deselects it if it was selected. */
export const togglePage = (project: Project, pageId: string): PickResult =>
  currentBook(project).pages.includes(pageId)
    ? deselectPage(project, pageId)
    : selectPage(project, pageId);

/**
 * Selects several pages in order and stops at the first that is refused. Earlier ones stay
 * selected.
 */
export const selectPages = (project: Project, pageIds: readonly string[]): PickResult => {
  let result = done(project);
  for (const pageId of pageIds) {
    result = selectPage(result.project, pageId);
    if (result.outcome !== 'done') break;
  }
  return result;
};

/**
 * Another book of the project, not the current one, that contains this page; null if there is none.
 */
export const findOtherBookWithPage = (project: Project, pageId: string): Book | null => {
  const { id } = currentBook(project);
  return project.books.find((book) => book.id !== id && book.pages.includes(pageId)) ?? null;
};

/** Marks the current book as complete; it must have exactly 25 pages. */
export const completeBook = (project: Project): PickResult => {
  const { id, pages } = currentBook(project);
  if (pages.length !== PAGES_PER_BOOK) return refused(project, 'not-enough-pages');
  return done(changeBook(project, id, { isCompleted: true }));
};

/** Makes the book the current one. An unknown id leaves the project unchanged. */
export const setCurrentBook = (project: Project, bookId: string): Project =>
  project.books.some(({ id }) => id === bookId) ? { ...project, currentBookId: bookId } : project;

/**
 * Adds an empty book, BOOK n+1, and makes it the current book. A project has at most 4 books. If it
 * already has a book with this id, that book only becomes the current one.
 */
export const startBook = (project: Project, id: string = newId()): PickResult => {
  if (project.books.some((book) => book.id === id)) return done(setCurrentBook(project, id));
  if (project.books.length >= MAX_BOOKS) return refused(project, 'max-books');
  const book = newBook(project.books.length + 1, id);
  return done({ ...project, books: [...project.books, book], currentBookId: book.id });
};

/** Increases the number of pages that may be shown by 25, up to 100. */
export const increaseGeneratedCount = (project: Project): PickResult => {
  if (project.generatedCount >= MAX_GENERATED_PAGES) return refused(project, 'max-pages');
  return done({
    ...project,
    generatedCount: Math.min(MAX_GENERATED_PAGES, project.generatedCount + GENERATION_STEP),
  });
};

/** True if at least one book of the project is complete. */
export const hasCompleteBook = (project: Project): boolean =>
  project.books.some(({ isCompleted }) => isCompleted);
