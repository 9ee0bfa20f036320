import { toPageId, toPageNumber } from './pageNumbers';

// Visitors' pages and picks are stored under these numbers, so they must never change.
test.each([
  ['beach', 0],
  ['name-tag', 99],
  ['puddle', 1773216413],
  ['page-4000', 4000],
])('the page of the look %s always has the number %d', (id, number) => {
  expect(toPageNumber(id)).toBe(number);
  expect(toPageId(number, [id])).toBe(id);
});
