// A browser may forbid local storage altogether (blocked cookies, some private windows):
// then reading gives nothing and writing says that it failed.

export function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing is stored where nothing can be stored.
  }
}

export function clearStorage(): void {
  try {
    window.localStorage.clear();
  } catch {
    // As above.
  }
}
