// A browser may forbid local storage altogether (blocked cookies, some private windows). Then reads
// return null and writes return false.

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
    // Storage is unavailable, so there is nothing to remove.
  }
}

export function clearStorage(): void {
  try {
    window.localStorage.clear();
  } catch {
    // As above.
  }
}
