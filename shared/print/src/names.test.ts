import { bookTitle, fileName } from './names';

test.each([
  ['Rex', 'Rex-coloring-book-1.pdf'],
  ['Frau Müller', 'Frau-Müller-coloring-book-1.pdf'],
  ['ポチ', 'ポチ-coloring-book-1.pdf'],
  ["O'Malley", 'OMalley-coloring-book-1.pdf'],
  ["Lil' Paddy O’Neil", 'Lil-Paddy-ONeil-coloring-book-1.pdf'],
  ['../../etc/passwd', 'etc-passwd-coloring-book-1.pdf'],
  ['a\\b:c*d?"e<f>g|h', 'a-b-c-d-e-f-g-h-coloring-book-1.pdf'],
  ['Rex\u0000\n\u202Efdp', 'Rex-fdp-coloring-book-1.pdf'],
  ['🐶🐾', 'my-dog-coloring-book-1.pdf'],
  ['  ', 'my-dog-coloring-book-1.pdf'],
  ['', 'my-dog-coloring-book-1.pdf'],
])('%j gives %s', (dogName, expected) => {
  expect(fileName(dogName, 1)).toBe(expected);
});

test('the cover has its own file', () => {
  expect(fileName('Rex', 2, 'kdp-cover')).toBe('Rex-coloring-book-2-kdp-cover.pdf');
});

test('a long name is cut between characters', () => {
  expect(fileName('𠮷'.repeat(500), 4)).toBe(`${'𠮷'.repeat(50)}-coloring-book-4.pdf`);
});

test('composed and decomposed accents give one name', () => {
  expect(fileName('Zoe\u0308', 2)).toBe(fileName('Zo\u00EB', 2));
});

test('a book without a name still has a title', () => {
  expect(bookTitle(' Rex ')).toBe("Rex's coloring book");
  expect(bookTitle(' ')).toBe('My coloring book');
});
