import { integrityOf } from './integrity';

const hash = 'B'.repeat(43);
const url = new URL('https://site.example/shell/1/assets/dog.0123456789.bin');

test('a file must have the hash that the build recorded', () => {
  expect(integrityOf(url, [{}, {}, { 'assets/dog.0123456789.bin': hash }])).toBe(`sha256-${hash}=`);
});

test.each([[undefined], [{}], [{ 'dog.bin': hash }], [{ '0123456789.bin': hash }]])(
  'a file that is missing from the list %j gets a hash that matches no file',
  (files) => {
    expect(integrityOf(url, [{}, {}, files])).toBe(`sha256-${'A'.repeat(43)}=`);
  },
);

test('a build without hashes requires none', () => {
  expect(integrityOf(url, undefined)).toBe('');
});
