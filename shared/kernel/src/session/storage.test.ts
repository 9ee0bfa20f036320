import {
  readLocalStorageItem,
  readSessionStorageItem,
  removeLocalStorageItem,
  removeLocalStorageItems,
  writeLocalStorageItem,
  writeSessionStorageItem,
} from './storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['local storage', localStorage, readLocalStorageItem, writeLocalStorageItem],
  ["this tab's storage", sessionStorage, readSessionStorageItem, writeSessionStorageItem],
])('%s', (_name, storage, read, write) => {
  test('keeps an item there and nowhere else', () => {
    expect(read('place')).toBeNull();
    expect(write('place', 'here')).toBe(true);
    expect(read('place')).toBe('here');
    expect(storage.getItem('place')).toBe('here');
    expect(localStorage.length + sessionStorage.length).toBe(1);
  });

  test('keeps nothing and throws nothing if the browser forbids storage', () => {
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
  writeLocalStorageItem('place', 'here');
  writeLocalStorageItem('time', 'now');
  removeLocalStorageItem('place');
  expect(readLocalStorageItem('place')).toBeNull();
  expect(readLocalStorageItem('time')).toBe('now');
});

test('removes the items with a prefix and leaves the others', () => {
  for (const key of ['note:a', 'token', 'note:b', 'a note:']) writeLocalStorageItem(key, 'kept');
  removeLocalStorageItems('note:');
  expect(Object.keys(localStorage).sort()).toEqual(['a note:', 'token']);
});
