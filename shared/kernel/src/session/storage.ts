// A browser may forbid its storage altogether (blocked cookies, some private windows). Session
// storage belongs to one tab: it survives reloads, and ends with the tab.

type StoreName = 'localStorage' | 'sessionStorage';

const read = (store: StoreName, key: string): string | null => {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
};

/** Returns false if the browser forbids the change or the storage is full. */
const change = (store: StoreName, apply: (storage: Storage) => void): boolean => {
  try {
    apply(window[store]);
    return true;
  } catch {
    return false;
  }
};

/** Reads an item of local storage; null if there is none or the browser forbids it. */
export function readLocalStorageItem(key: string): string | null {
  return read('localStorage', key);
}

/** Writes an item of local storage. Returns false if the browser forbids it or it is full. */
export function writeLocalStorageItem(key: string, value: string): boolean {
  return change('localStorage', (storage) => storage.setItem(key, value));
}

/** Removes an item of local storage, if the browser allows it. */
export function removeLocalStorageItem(key: string): void {
  change('localStorage', (storage) => storage.removeItem(key));
}

/** Removes the items of local storage whose keys have this prefix, if the browser allows it. */
export function removeLocalStorageItems(prefix: string): void {
  change('localStorage', (storage) => {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}

/** Removes all items of local storage, if the browser allows it. */
export function clearLocalStorage(): void {
  change('localStorage', (storage) => storage.clear());
}

/** Reads an item of this tab's storage; null if there is none or the browser forbids it. */
export function readSessionStorageItem(key: string): string | null {
  return read('sessionStorage', key);
}

/** Writes an item of this tab's storage. Returns false if the browser forbids it or it is full. */
export function writeSessionStorageItem(key: string, value: string): boolean {
  return change('sessionStorage', (storage) => storage.setItem(key, value));
}
