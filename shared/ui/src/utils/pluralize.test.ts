import { pluralize, formatCount } from './pluralize';

test("formats singular and plural counts in the visitor's locale", () => {
  const format = new Intl.NumberFormat('en-US');
  jest.spyOn(Intl, 'NumberFormat').mockImplementation(() => format);
  expect(pluralize(1, 'page', 'pages')).toBe('1 page');
  expect(pluralize(0, 'page', 'pages')).toBe('0 pages');
  expect(pluralize(1234, 'page', 'pages')).toBe('1,234 pages');
  expect(formatCount(1234)).toBe('1,234');
});
