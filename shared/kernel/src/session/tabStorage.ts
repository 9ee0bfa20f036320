// Session storage: it belongs to one tab, survives reloads, and ends with the tab. A browser may
// forbid it, like local storage.

/** Reads an item of this tab's storage; null if there is none or the browser forbids it. */
export function readTabItem(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an item of this tab's storage. Returns false if the browser forbids it or it is full. */
export function writeTabItem(key: string, value: string): boolean {
  try {
    window.sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
