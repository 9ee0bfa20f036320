import { useSyncExternalStore } from 'react';
import { getToken, onTokenChange } from './token';

/**
 * Returns the session token, kept current across tabs; null when logged out. HTML rendered at build
 * time uses the token that its renderer sets.
 */
export const useToken = (): string | null =>
  useSyncExternalStore(onTokenChange, getToken, getToken);
