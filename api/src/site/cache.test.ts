import { cacheControl } from './cache';

test.each(['/main.0123456789.js', '/mf-books/1.0.0-abc/page.abcdef0123.css'])(
  '%s has a hash in its name and is cached for a year',
  (path) => {
    expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
  },
);

test.each([
  '/main.js',
  '/main.20260101.js',
  '/main.0123456789a.js',
  '/main.0123456789',
  '/main.0123456789.js/index',
  '/0123456789/main.js',
])('%s has no hash and is revalidated', (path) => {
  expect(cacheControl(path)).toBe('no-cache');
});
