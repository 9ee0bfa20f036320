import { GENERATION_STEP, MAX_BOOKS, MAX_GENERATED, PAGES_PER_BOOK } from './limits';
import { newId } from './ids';
import type { Book, Project } from './types';

/** What came of a wish; where it could not be granted, the project is as it was. */
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

/** The book that pages are picked for. */
export const currentBook = (project: Project): Book => {
  const book = project.books.find(({ id }) => id === project.currentBookId) ?? project.books.at(-1);
  if (!book) throw new RangeError('A project has at least one book');
  return book;
};

const changeBook = (project: Project, id: string, change: Partial<Book>): Project => ({
  ...project,
  books: project.books.map((book) => (book.id === id ? { ...book, ...change } : book)),
});

/** Puts a page into the current book. A page that is already in it stays where it is. */
export const selectPage = (project: Project, index: number): Step => {
  const { id, isCompleted, selectedImages } = currentBook(project);
  if (isCompleted) return refused(project, 'book-complete');
  if (selectedImages.includes(index)) return done(project);
  if (!Number.isInteger(index) || index < 0 || index >= project.generatedCount)
    return refused(project, 'not-generated');
  if (selectedImages.length >= PAGES_PER_BOOK) return refused(project, 'limit-reached');
  return done(changeBook(project, id, { selectedImages: [...selectedImages, index] }));
};

/** Takes a page out of the current book. */
export const deselectPage = (project: Project, index: number): Step => {
  const { id, isCompleted, selectedImages } = currentBook(project);
  if (isCompleted) return refused(project, 'book-complete');
  if (!selectedImages.includes(index)) return done(project);
  return done(
    changeBook(project, id, { selectedImages: selectedImages.filter((other) => other !== index) }),
  );
};

/** Selects the page, or deselects it where it was selected. */
export const togglePage = (project: Project, index: number): Step =>
  currentBook(project).selectedImages.includes(index)
    ? deselectPage(project, index)
    : selectPage(project, index);

/** Selects several, in their order, until one is refused; those before it stay selected. */
export const selectPages = (project: Project, indexes: readonly number[]): Step => {
  let step = done(project);
  for (const index of indexes) {
    step = selectPage(step.project, index);
    if (step.outcome !== 'done') break;
  }
  return step;
};

/** The book, other than the current one, that has this page; null where there is none. */
export const usedInOtherBook = (project: Project, index: number): Book | null => {
  const { id } = currentBook(project);
  return (
    project.books.find((book) => book.id !== id && book.selectedImages.includes(index)) ?? null
  );
};

/** Completes the current book, which needs exactly 25 pages. */
export const completeBook = (project: Project): Step => {
  const { id, selectedImages } = currentBook(project);
  if (selectedImages.length !== PAGES_PER_BOOK) return refused(project, 'not-enough-pages');
  return done(changeBook(project, id, { isCompleted: true }));
};

/** Adds BOOK n+1, nothing selected, and makes it the current one; at most 4. */
export const startBook = (project: Project, id: string = newId()): Step => {
  if (project.books.length >= MAX_BOOKS) return refused(project, 'max-books');
  const book = newBook(project.books.length + 1, id);
  return done({ ...project, books: [...project.books, book], currentBookId: book.id });
};

/** Makes a book of the project the one that pages are picked for. */
export const openBook = (project: Project, bookId: string): Project =>
  project.books.some(({ id }) => id === bookId) ? { ...project, currentBookId: bookId } : project;

/** Shows 25 pages more, up to 100. */
export const growGenerated = (project: Project): Step => {
  if (project.generatedCount >= MAX_GENERATED) return refused(project, 'max-generated');
  return done({
    ...project,
    generatedCount: Math.min(MAX_GENERATED, project.generatedCount + GENERATION_STEP),
  });
};

export const hasCompleteBook = (project: Project): boolean =>
  project.books.some(({ isCompleted }) => isCompleted);
