import { readItem, readTabItem, removeItem, removeItems, writeItem, writeTabItem } from './storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['local storage', localStorage, readItem, writeItem],
  ["this tab's storage", sessionStorage, readTabItem, writeTabItem],
])('%s', (_name, storage, read, write) => {
  test('keeps an item there and nowhere else', () => {
    expect(read('place')).toBeNull();
    expect(write('place', 'here')).toBe(true);
    expect(read('place')).toBe('here');
    expect(storage.getItem('place')).toBe('here');
    expect(localStorage.length + sessionStorage.length).toBe(1);
  });

  test('keeps nothing in a browser that forbids it, without an error', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(write('place', 'here')).toBe(false);
    expect(read('place')).toBeNull();
  });
});

test('removes one item and leaves the others', () => {
  writeItem('place', 'here');
  writeItem('time', 'now');
  removeItem('place');
  expect(readItem('place')).toBeNull();
  expect(readItem('time')).toBe('now');
});

test('removes the items with a prefix and leaves the others', () => {
  for (const key of ['note:a', 'token', 'note:b', 'a note:']) writeItem(key, 'kept');
  removeItems('note:');
  expect(Object.keys(localStorage).sort()).toEqual(['a note:', 'token']);
});
