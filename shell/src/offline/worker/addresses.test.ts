/** @jest-environment node */
import { isRetry, requestKind, pageAddresses, pageKey } from './addresses';

const base = 'https://pups.example/pups/';
const kind = (path: string, change: Partial<Parameters<typeof requestKind>[0]> = {}) =>
  requestKind(
    {
      url: new URL(path, base).href,
      method: 'GET',
      mode: 'cors',
      headers: new Headers(),
      ...change,
    },
    base,
  );

test.each([
  ['mf-books/1/117.0123456789.js', 'hashed'],
  ['https://cdn.example/mf-books/117.0123456789.css', 'hashed'],
  ['registry.json', 'current'],
  ['mf-books/mf-manifest.json?retry=1', 'current'],
  ['https://cdn.example/mf-books/mf-manifest.json', 'current'],
  ['start.js', 'current'],
  ['mark.svg', 'current'],
  ['app.webmanifest', 'current'],
  ['v1/demo/dog', 'demo'],
  ['content/dogs/biscuit/01.svg', 'demo'],
  ['content/video/scribblepup.mp4', 'other'],
  ['v1/profile', 'other'],
  ['v1/orders.json', 'other'],
  ['/another/site.js', 'other'],
  ['https://elsewhere.example/x.js', 'other'],
  ['blob:https://pups.example/1', 'other'],
])('%s is %s', (path, expected) => {
  expect(kind(path)).toBe(expected);
});

test.each<[path: string, cache: RequestCache, expected: boolean]>([
  ['mf-books/1/117.0123456789.js', 'default', false],
  ['mf-books/1/117.0123456789.js', 'no-cache', false],
  ['mf-books/1/117.0123456789.js?retry=1', 'default', true],
  ['mf-books/1/assets/dog-finder.0123456789.bin', 'reload', true],
])('%s, requested with the cache mode %s: isRetry is %s', (path, cache, expected) => {
  expect(isRetry({ url: new URL(path, base).href, cache })).toBe(expected);
});

test('the worker leaves uploads and range requests to the network', () => {
  expect(kind('v1/demo/dog', { method: 'POST' })).toBe('other');
  expect(kind('content/share.jpg', { headers: new Headers({ range: 'bytes=0-1' }) })).toBe('other');
});

test('a navigation is a page if it goes to a screen, not to a file, the server or another site', () => {
  const go = (path: string) => kind(path, { mode: 'navigate' });
  for (const path of ['home', '', 'books/abc', 'no/such/page', 'home?utm=1'])
    expect([path, go(path)]).toEqual([path, 'page']);
  for (const path of ['registry.json', 'content/share.jpg', 'v1/demo/dog', 'healthz', '/elsewhere'])
    expect([path, go(path)]).toEqual([path, 'other']);
});

test('each public screen has its own page; all other screens share one, so no stored address names a book', () => {
  const key = (path: string) => pageKey(new URL(path, base).href, base).slice(base.length);
  expect(key('home')).toBe('home');
  expect(key('Home/?x=1#y')).toBe('home');
  expect(key('')).toBe('home');
  expect(key('about-us')).toBe('about-us');
  expect(key('books/3f2a')).toBe(key('no/such/page'));
  for (const path of ['home', 'books/3f2a', 'toString'])
    expect(pageAddresses(base)).toContain(pageKey(new URL(path, base).href, base));
});
