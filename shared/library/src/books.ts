import { GENERATION_STEP, MAX_BOOKS, MAX_GENERATED, PAGES_PER_BOOK } from './limits';
import { newId } from './ids';
import type { Book, Project } from './types';

/**
 * Result of a change to the selection or the books. On any outcome but `done` the project is
 * unchanged.
 */
export type Outcome =
  | 'done'
  | 'limit-reached'
  | 'not-generated'
  | 'book-complete'
  | 'not-enough-pages'
  | 'max-books'
  | 'max-generated';

export interface Step {
  readonly project: Project;
  readonly outcome: Outcome;
}

const done = (project: Project): Step => ({ project, outcome: 'done' });
const refused = (project: Project, outcome: Outcome): Step => ({ project, outcome });

export const newBook = (number: number, id: string = newId()): Book => ({
  id,
  number,
  name: `BOOK ${number}`,
  selectedImages: [],
  isCompleted: false,
  cover: null,
  digitalCopies: 0,
  printedCopies: 0,
});

/** The book that the visitor is picking pages for. Throws RangeError if the project has no book. */
export const currentBook = (project: Project): Book => {
  const book = project.books.find(({ id }) => id === project.currentBookId) ?? project.books.at(-1);
  if (!book) throw new RangeError('A project has at least one book');
  return book;
};

const changeBook = (project: Project, id: string, change: Partial<Book>): Project => ({
  ...project,
  books: project.books.map((book) => (book.id === id ? { ...book, ...change } : book)),
});

/** Adds a page to the current book. A page that is already in it keeps its position. */
export const selectPage = (project: Project, index: number): Step => {
  const { id, isCompleted, selectedImages } = currentBook(project);
  if (isCompleted) return refused(project, 'book-complete');
  if (selectedImages.includes(index)) return done(project);
  if (!Number.isInteger(index) || index < 0 || index >= project.generatedCount)
    return refused(project, 'not-generated');
  if (selectedImages.length >= PAGES_PER_BOOK) return refused(project, 'limit-reached');
  return done(changeBook(project, id, { selectedImages: [...selectedImages, index] }));
};

/** Removes a page from the current book. */
export const deselectPage = (project: Project, index: number): Step => {
  const { id, isCompleted, selectedImages } = currentBook(project);
  if (isCompleted) return refused(project, 'book-complete');
  if (!selectedImages.includes(index)) return done(project);
  return done(
    changeBook(project, id, { selectedImages: selectedImages.filter((other) => other !== index) }),
  );
};

/** Selects the page, or deselects it if it was selected. */
export const togglePage = (project: Project, index: number): Step =>
  currentBook(project).selectedImages.includes(index)
    ? deselectPage(project, index)
    : selectPage(project, index);

/**
 * Selects several pages in order and stops at the first that is refused. Earlier ones stay
 * selected.
 */
export const selectPages = (project: Project, indexes: readonly number[]): Step => {
  let step = done(project);
  for (const index of indexes) {
    step = selectPage(step.project, index);
    if (step.outcome !== 'done') break;
  }
  return step;
};

/**
 * Another book of the project, not the current one, that contains this page; null if there is none.
 */
export const usedInOtherBook = (project: Project, index: number): Book | null => {
  const { id } = currentBook(project);
  return (
    project.books.find((book) => book.id !== id && book.selectedImages.includes(index)) ?? null
  );
};

/** Marks the current book as complete; it must have exactly 25 pages. */
export const completeBook = (project: Project): Step => {
  const { id, selectedImages } = currentBook(project);
  if (selectedImages.length !== PAGES_PER_BOOK) return refused(project, 'not-enough-pages');
  return done(changeBook(project, id, { isCompleted: true }));
};

/** Adds an empty BOOK n+1 and makes it the current book. A project has at most 4 books. */
export const startBook = (project: Project, id: string = newId()): Step => {
  if (project.books.length >= MAX_BOOKS) return refused(project, 'max-books');
  const book = newBook(project.books.length + 1, id);
  return done({ ...project, books: [...project.books, book], currentBookId: book.id });
};

/** Makes the book the current one. An unknown id leaves the project unchanged. */
export const openBook = (project: Project, bookId: string): Project =>
  project.books.some(({ id }) => id === bookId) ? { ...project, currentBookId: bookId } : project;

/** Raises the number of pages shown by 25, up to 100. */
export const growGenerated = (project: Project): Step => {
  if (project.generatedCount >= MAX_GENERATED) return refused(project, 'max-generated');
  return done({
    ...project,
    generatedCount: Math.min(MAX_GENERATED, project.generatedCount + GENERATION_STEP),
  });
};

export const hasCompleteBook = (project: Project): boolean =>
  project.books.some(({ isCompleted }) => isCompleted);
