import { isObjectOf, isString } from '@scribblepup/kernel/schema';
import { closeLibrary } from './close';
import { eraseAll } from './storage';
import { freshDisk } from './testing/disk';
import { createUnsavedInputStore } from './unsavedInputStore';

const items = new Map<string, string>();
let isForbidden = false;

beforeAll(() => {
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isForbidden) throw new DOMException('No storage', 'SecurityError');
      items.set(key, value);
    },
  };
  Object.defineProperty(globalThis, 'window', { configurable: true, value: { sessionStorage } });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));
beforeEach(async () => {
  items.clear();
  isForbidden = false;
  await freshDisk();
});
afterEach(closeLibrary);

/** Creates the store as a page does when it loads. */
const load = (kind = 'words') => createUnsavedInputStore(kind, isObjectOf({ text: isString }));

test('input survives a reload until it is deleted', () => {
  const words = load();
  words.set('a', { text: 'For Ada' });
  words.set('b', { text: 'For Bo' });
  words.delete('b');
  expect(load().get('a')).toEqual({ text: 'For Ada' });
  expect(load().get('b')).toBeUndefined();
});

test('two kinds of input do not overwrite each other', () => {
  const [words, reviews] = [load('words'), load('reviews')];
  words.set('a', { text: 'For Ada' });
  reviews.set('a', { text: 'Lovely' });
  words.set('b', { text: 'For Bo' });
  expect(load('words').get('a')).toEqual({ text: 'For Ada' });
  expect(load('reviews').get('a')).toEqual({ text: 'Lovely' });
});

test.each(['nonsense', '[]', '{"words": 1}', '{"words": {"a": {"text": 1}}}'])(
  'stored input that fails the schema is ignored: %s',
  (stored) => {
    load().set('a', { text: 'old' });
    for (const key of items.keys()) items.set(key, stored);
    const words = load();
    expect(words.get('a')).toBeUndefined();
    words.set('a', { text: 'new' });
    expect(load().get('a')).toEqual({ text: 'new' });
  },
);

test('if the browser forbids session storage, input is kept until a reload', () => {
  isForbidden = true;
  const words = load();
  words.set('a', { text: 'For Ada' });
  expect(words.get('a')).toEqual({ text: 'For Ada' });
  expect(load().get('a')).toBeUndefined();
});

test('erasing everything includes input of kinds that this page has not loaded', async () => {
  const words = load();
  words.set('a', { text: 'For Ada' });
  const [[key]] = items;
  items.set(key, JSON.stringify({ ...JSON.parse(items.get(key)!), reviews: { a: { text: '!' } } }));
  await eraseAll();
  expect(words.get('a')).toBeUndefined();
  expect(load().get('a')).toBeUndefined();
  expect(load('reviews').get('a')).toBeUndefined();
});
