/** @jest-environment node */
import type { Book } from '@scribblepup/library';
import { offeredLooks } from '@scribblepup/studio';
import { pagesAt, plainPage } from '../testing/dog';
import { demoProject } from './demoProject';
import { pickVaried } from './pickVaried';

const project = demoProject('Rex');
const pages = (count: number) =>
  Object.fromEntries(
    offeredLooks(count).map((id) => [id, { page: plainPage(id), preview: new Blob() }]),
  );
const withBooks = (...selected: string[][]) => ({
  ...project,
  generatedCount: 100,
  books: selected.map((picked, place): Book => ({
    ...project.books[0],
    id: place === 0 ? project.currentBookId : `other ${place}`,
    pages: picked,
  })),
});
const familiesOf = (ids: readonly string[]): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const id of ids) count[plainPage(id).family] = (count[plainPage(id).family] ?? 0) + 1;
  return count;
};

test('fills the book to 25 with every family about equally', () => {
  const chosen = pickVaried(withBooks([]), pages(100));
  expect(new Set(chosen).size).toBe(25);
  expect(Object.values(familiesOf(chosen)).sort((a, b) => a - b)).toEqual([6, 6, 6, 7]);
});

test('balances the families together with pages picked by hand', () => {
  // Every fourth page belongs to the same family.
  const byHand = pagesAt(0, 4, 8, 12, 16, 20);
  const chosen = pickVaried(withBooks(byHand), pages(100));
  expect(chosen).toHaveLength(19);
  expect(Object.values(familiesOf([...byHand, ...chosen])).sort((a, b) => a - b)).toEqual([
    6, 6, 6, 7,
  ]);
});

test('takes pages of another book last', () => {
  const other = [...offeredLooks(25)];
  expect(pickVaried(withBooks([], other), pages(50)).some((id) => other.includes(id))).toBe(false);
  expect(pickVaried(withBooks([], other), pages(25))).toHaveLength(25);
});

test('takes only pages that are drawn', () => {
  expect(pickVaried(withBooks(pagesAt(1)), pages(3))).toEqual(pagesAt(0, 2));
});
