import {
  clearLocalStorage,
  readLocalStorageItem,
  removeLocalStorageItem,
  writeLocalStorageItem,
} from './storage';

export const TOKEN_KEY = 'token';

const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

/** A token that the browser refused to store: the login then lasts as long as this page. */
interface UnstoredToken {
  readonly token: string;
  /** The token that is stored instead. */
  readonly stored: string | null;
}

let unstored: UnstoredToken | null = null;

/** The session token, which is any non-empty string, or null when logged out. Never throws. */
export function getToken(): string | null {
  const stored = readLocalStorageItem(TOKEN_KEY);
  // If the stored token has changed since, another tab has logged in or out, and that counts here.
  if (unstored?.stored !== stored) unstored = null;
  const value = unstored ? unstored.token : stored;
  return value === '' ? null : value;
}

/**
 * Logs in, in every tab. Returns false if the token cannot be stored; then this login is only in
 * this tab and ends with the page, and an earlier one stays in the other tabs.
 */
export function setToken(token: string): boolean {
  const isStored = writeLocalStorageItem(TOKEN_KEY, token);
  unstored = isStored ? null : { token, stored: readLocalStorageItem(TOKEN_KEY) };
  notify();
  return isStored;
}

/** Logs out, in every tab; keeps everything else in local storage. */
export function clearToken(): void {
  unstored = null;
  removeLocalStorageItem(TOKEN_KEY);
  notify();
}

/**
 * Logs out and empties local storage, as required after a refused session. Session storage stays:
 * it holds unfinished work on books, and the books stay on the device too, whoever logs in next.
 */
export function clearSession(): void {
  unstored = null;
  clearLocalStorage();
  notify();
}

// `key` is null when another tab cleared everything.
const onStorage = (event: StorageEvent): void => {
  if (event.key === TOKEN_KEY || event.key === null) notify();
};

const watchOtherTabs = (): void => {
  window.addEventListener('storage', onStorage);
  // The back/forward cache freezes a page, which then gets no storage events.
  window.addEventListener('pageshow', notify);
};

const unwatchOtherTabs = (): void => {
  window.removeEventListener('storage', onStorage);
  window.removeEventListener('pageshow', notify);
};

/**
 * Calls back when the token may have changed, in this tab or another; returns the unsubscribe
 * function.
 */
export function onTokenChange(listener: () => void): () => void {
  if (listeners.size === 0) watchOtherTabs();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unwatchOtherTabs();
  };
}
