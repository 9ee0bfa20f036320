import { checkBook } from './check';
import { sampleBook } from './testing/sample';
import type { Sheet } from './types';

const withPage = (page: number, sheet: Sheet) => {
  const book = sampleBook();
  return { ...book, pages: book.pages.map((other, index) => (index === page - 1 ? sheet : other)) };
};
const line = { d: 'M0 0L10 10', fill: null, stroke: 3, evenOdd: false } as const;

test('a sound book has no problems', () => {
  expect(checkBook(sampleBook())).toEqual([]);
});

test.each<[string, Sheet, string]>([
  ['nothing on it', [], 'empty'],
  ['white alone', [{ ...line, fill: 'white', stroke: null }], 'empty'],
  ['lines of no width', [{ ...line, stroke: 0 }], 'empty'],
  ['a path that is none', [{ ...line, d: 'M0 0Q1 1 2 2' }], 'broken'],
  ['a clip that is none', [{ ...line, clip: 'circle' }], 'broken'],
  ['a hairline', [line, { ...line, stroke: 1 }], 'thin-lines'],
])('names a page with %s', (_name, sheet, kind) => {
  expect(checkBook(withPage(7, sheet))).toEqual([{ page: 7, kind }]);
});

test('names a page that is there twice', () => {
  expect(checkBook(withPage(9, sampleBook().pages[2] ?? []))).toEqual([
    { page: 9, kind: 'repeated' },
  ]);
});

test('names a book of another length, and an empty title', () => {
  const book = sampleBook();
  expect(checkBook({ ...book, pages: book.pages.slice(1) })).toEqual([
    { page: null, kind: 'pageCount' },
  ]);
  expect(checkBook({ ...book, title: [] })).toEqual([{ page: 0, kind: 'empty' }]);
});
