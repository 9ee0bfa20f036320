import { hash } from './hash';

// Test vectors of the algorithm's authors.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('%j has the hash %d', (text, expected) => {
  expect(hash(text)).toBe(expected);
});
