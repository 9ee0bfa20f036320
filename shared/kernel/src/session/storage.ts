// A browser may forbid local storage altogether (blocked cookies, some private windows).

/** Reads an item of local storage; null if there is none or the browser forbids it. */
export function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an item of local storage. Returns false if the browser forbids it or it is full. */
export function writeItem(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes an item of local storage, if the browser allows it. */
export function removeItem(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}

/** Removes all items of local storage, if the browser allows it. */
export function clearStorage(): void {
  try {
    window.localStorage.clear();
  } catch {
    // As above.
  }
}
