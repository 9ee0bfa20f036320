/** @jest-environment node */
import type { Book } from '@scribblepup/library';
import { plainPage } from '../testing/dog';
import { demoProject } from './demoProject';
import { pickVaried } from './pickVaried';
import { runs } from '../services/runs';

const project = demoProject('Rex');
const pages = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      index,
      { page: plainPage(index), preview: new Blob() },
    ]),
  );
const withBooks = (...selected: number[][]) => ({
  ...project,
  generatedCount: 100,
  books: selected.map((selectedImages, place): Book => ({
    ...project.books[0]!,
    id: place === 0 ? project.currentBookId : `other ${place}`,
    selectedImages,
  })),
});
const familiesOf = (indexes: readonly number[]): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const index of indexes)
    count[plainPage(index).family] = (count[plainPage(index).family] ?? 0) + 1;
  return count;
};

test('fills the book to 25 with every family about equally', () => {
  const chosen = pickVaried(withBooks([]), pages(100));
  expect(new Set(chosen).size).toBe(25);
  expect(Object.values(familiesOf(chosen)).sort()).toEqual([6, 6, 6, 7]);
});

test('makes up for what was picked by hand', () => {
  // Every fourth page belongs to the same family.
  const byHand = [0, 4, 8, 12, 16, 20];
  const chosen = pickVaried(withBooks(byHand), pages(100));
  expect(chosen).toHaveLength(19);
  expect(Object.values(familiesOf([...byHand, ...chosen])).sort()).toEqual([6, 6, 6, 7]);
});

test('takes pages of another book last', () => {
  const other = Array.from({ length: 25 }, (_, index) => index);
  expect(pickVaried(withBooks([], other), pages(50)).every((index) => index >= 25)).toBe(true);
  expect(pickVaried(withBooks([], other), pages(25))).toHaveLength(25);
});

test('takes only what is drawn', () => {
  expect(pickVaried(withBooks([1]), pages(3))).toEqual([0, 2]);
});

test('numbers become stretches without a gap', () => {
  expect(runs([0, 1, 2, 7, 9, 10])).toEqual([
    { from: 0, count: 3 },
    { from: 7, count: 1 },
    { from: 9, count: 2 },
  ]);
  expect(runs([])).toEqual([]);
});
