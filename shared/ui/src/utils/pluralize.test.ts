import { pluralize, formatCount } from './pluralize';

test("formats counts in English, whatever the visitor's language", () => {
  const { NumberFormat } = Intl;
  jest
    .spyOn(Intl, 'NumberFormat')
    .mockImplementation((locale = 'fa-IR', options) => new NumberFormat(locale, options));
  expect(pluralize(1, 'page', 'pages')).toBe('1 page');
  expect(pluralize(0, 'page', 'pages')).toBe('0 pages');
  expect(pluralize(1234, 'page', 'pages')).toBe('1,234 pages');
  expect(formatCount(1234)).toBe('1,234');
});
