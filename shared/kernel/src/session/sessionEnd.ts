import { clearSession } from './token';

const listeners = new Set<() => void>();

/** Ends the session; called by the API client when the server refuses it. */
export function endSession(): void {
  clearSession();
  listeners.forEach((listener) => listener());
}

/**
 * Registers a listener for a refused session and returns the unsubscribe function. The shell, which
 * knows the guards, uses it to leave the screen.
 */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
