import { useSyncExternalStore } from 'react';
import { getToken, subscribeToken } from './token';

/**
 * Returns the session token, kept current across tabs; null when logged out, and in HTML rendered
 * ahead of time.
 */
export const useToken = (): string | null =>
  useSyncExternalStore(subscribeToken, getToken, () => null);
