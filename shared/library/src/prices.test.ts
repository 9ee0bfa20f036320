import { clampCopies, orderPrice } from './prices';

test.each([
  [1, 2999],
  [2, 3999],
  [3, 4699],
  [4, 5199],
  [10, 8199],
  [99, 52699],
])('%i copies of a new book cost %i cents', (copies, cents) => {
  expect(orderPrice(copies)).toBe(cents);
});

test('another copy of a printed book is cheaper', () => {
  expect(orderPrice(1, true)).toBe(1999);
  expect(orderPrice(2, true)).toBe(2999);
});

test.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [2.9, 2],
  [100, 99],
])('%d copies are ordered as %i', (asked, count) => {
  expect(clampCopies(asked)).toBe(count);
  expect(orderPrice(asked)).toBe(orderPrice(count));
});
