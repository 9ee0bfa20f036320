import fc from 'fast-check';
import {
  completeBook,
  currentBook,
  deselectPage,
  increaseGeneratedCount,
  hasCompleteBook,
  newBook,
  setCurrentBook,
  selectPage,
  selectPages,
  startBook,
  togglePage,
  findOtherBookWithPage,
} from './books';
import type { Project } from './types';

const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => `look-${n}`);

const project = (change: Partial<Project> = {}): Project => {
  const book = newBook(1, 'book-1');
  return {
    id: 'project',
    createdAt: 0,
    updatedAt: 0,
    dogName: 'Rex',
    bornMonth: '05',
    photo: null,
    logo: null,
    hints: {},
    choices: { name: 'Rex', bornMonth: 5 },
    dog: null,
    generatedCount: 25,
    books: [book],
    currentBookId: book.id,
    ...change,
  };
};

const picked = (before: Project): readonly string[] => currentBook(before).pages;
const full = (): Project => selectPages(project(), ids(25)).project;

test('pages are kept in the order they were picked', () => {
  expect(picked(selectPages(project(), ['maze', 'beach', 'hero']).project)).toEqual([
    'maze',
    'beach',
    'hero',
  ]);
});

test('the 26th page is refused, and the selection stays', () => {
  const before = { ...full(), generatedCount: 50 };
  expect(selectPage(before, 'look-30')).toEqual({ project: before, outcome: 'book-full' });
});

test('selecting or deselecting again changes nothing', () => {
  const selected = selectPage(project(), 'look-4').project;
  expect(selectPage(selected, 'look-4')).toEqual({ project: selected, outcome: 'done' });
  const deselected = deselectPage(selected, 'look-4').project;
  expect(picked(deselected)).toEqual([]);
  expect(deselectPage(deselected, 'look-4')).toEqual({ project: deselected, outcome: 'done' });
});

test('toggling twice changes nothing', () => {
  const before = selectPages(project(), ids(2)).project;
  expect(picked(togglePage(togglePage(before, 'look-9').project, 'look-9').project)).toEqual(
    ids(2),
  );
});

test('selecting several pages stops at the first that is refused', () => {
  const result = selectPages({ ...project(), generatedCount: 100 }, ids(40));
  expect(result.outcome).toBe('book-full');
  expect(picked(result.project)).toEqual(ids(25));
});

test('only a book with exactly 25 pages can be completed, and then it stays unchanged', () => {
  expect(completeBook(selectPages(project(), ids(24)).project).outcome).toBe('not-enough-pages');
  const { project: complete, outcome } = completeBook(full());
  expect(outcome).toBe('done');
  expect(hasCompleteBook(complete)).toBe(true);
  expect(togglePage(complete, 'look-3')).toEqual({ project: complete, outcome: 'book-complete' });
  expect(selectPage(complete, 'look-3')).toEqual({ project: complete, outcome: 'book-complete' });
});

test('a new book starts empty and becomes the current one', () => {
  const { project: after } = startBook(completeBook(full()).project, 'book-2');
  expect(currentBook(after)).toMatchObject({
    id: 'book-2',
    name: 'BOOK 2',
    number: 2,
    pages: [],
  });
  expect(after.books[0]?.pages).toHaveLength(25);
});

test('a book that already exists is not started again', () => {
  const started = startBook(full(), 'book-2').project;
  expect(startBook(setCurrentBook(started, 'book-1'), 'book-2').project).toEqual(started);
});

test('there are at most four books', () => {
  const four = ['2', '3', '4'].reduce((before, id) => startBook(before, id).project, project());
  expect(four.books.map(({ name }) => name)).toEqual(['BOOK 1', 'BOOK 2', 'BOOK 3', 'BOOK 4']);
  expect(startBook(four)).toEqual({ project: four, outcome: 'max-books' });
});

test('the other book that contains a page is found', () => {
  const { project: after } = startBook(full(), 'book-2');
  expect(findOtherBookWithPage(after, 'look-3')?.name).toBe('BOOK 1');
  expect(findOtherBookWithPage(after, 'look-30')).toBeNull();
  expect(findOtherBookWithPage(setCurrentBook(after, 'book-1'), 'look-3')).toBeNull();
});

test('switching to an unknown book changes nothing', () => {
  const before = project();
  expect(setCurrentBook(before, 'other')).toBe(before);
});

test('pages are generated 25 at a time, up to 100', () => {
  const counts: number[] = [];
  let result = increaseGeneratedCount(project());
  for (; result.outcome === 'done'; result = increaseGeneratedCount(result.project))
    counts.push(result.project.generatedCount);
  expect(counts).toEqual([50, 75, 100]);
  expect(result.outcome).toBe('max-pages');
});

test('whatever a visitor does, no book has more than 25 pages or the same page twice', () => {
  const step = fc.oneof(
    fc
      .integer({ min: -5, max: 110 })
      .map((n) => (before: Project) => togglePage(before, `look-${n}`).project),
    fc
      .shuffledSubarray(
        Array.from({ length: 100 }, (_, n) => `look-${n}`),
        { maxLength: 40 },
      )
      .map((many) => (before: Project) => selectPages(before, many).project),
    fc.constant((before: Project) => completeBook(before).project),
    fc.constant((before: Project) => startBook(before).project),
    fc.constant((before: Project) => increaseGeneratedCount(before).project),
  );
  let completed = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const after = steps.reduce((before, apply) => apply(before), project());
      expect(after.books.length).toBeLessThanOrEqual(4);
      for (const { pages, isCompleted } of after.books) {
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages.length).toBeLessThanOrEqual(25);
        if (isCompleted) expect(pages).toHaveLength(25);
        if (isCompleted) completed++;
      }
    }),
    { numRuns: 100, seed: 1 },
  );
  expect(completed).toBeGreaterThan(50);
});
