import { clearSession } from './token';

const listeners = new Set<() => void>();

/** Called by the API client when the server refuses the session. */
export function endSession(): void {
  clearSession();
  listeners.forEach((listener) => listener());
}

/** Tells the shell, which knows the guards, to leave the screen after a refused session. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
