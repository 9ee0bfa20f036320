import { useSyncExternalStore } from 'react';
import { getToken, subscribeToken } from './token';

/** The session token, kept current across tabs; null when logged out. */
export const useToken = (): string | null => useSyncExternalStore(subscribeToken, getToken);
