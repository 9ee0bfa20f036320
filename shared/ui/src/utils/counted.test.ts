import { counted, formatCount } from './counted';

test("one thing, and several, in the visitor's locale", () => {
  const format = new Intl.NumberFormat('en-US');
  jest.spyOn(Intl, 'NumberFormat').mockImplementation(() => format);
  expect(counted(1, 'page', 'pages')).toBe('1 page');
  expect(counted(0, 'page', 'pages')).toBe('0 pages');
  expect(counted(1234, 'page', 'pages')).toBe('1,234 pages');
  expect(formatCount(1234)).toBe('1,234');
});
