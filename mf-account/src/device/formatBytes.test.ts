import { formatBytes } from './formatBytes';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [820, '820 bytes'],
  [4_200, '4.2 kB'],
  [4_200_000, '4.2 MB'],
  [120_400_000, '120 MB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [999_999_999, '1 GB'],
  [3_000_000_000, '3 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('%d is formatted as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test("a size is formatted in English, whatever the visitor's language", () => {
  const { NumberFormat } = Intl;
  jest
    .spyOn(Intl, 'NumberFormat')
    .mockImplementation((locale = 'fa-IR', options) => new NumberFormat(locale, options));
  expect(formatBytes(4_200_000)).toBe('4.2 MB');
});
