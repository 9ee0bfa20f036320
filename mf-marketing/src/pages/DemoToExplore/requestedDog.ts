import { isObject, isString } from '@scribblepup/kernel/schema';

/**
 * Navigation state that opens a demo dog's pages immediately. It identifies the dog by the name
 * that visitors see.
 */
export const requestedDogState = (name: string) => ({ demoDog: name });

/** Returns the name in navigation state, which may come from anywhere; null if there is none. */
export const requestedDogName = (state: unknown): string | null => {
  const { demoDog } = isObject(state) ? state : {};
  return isString(demoDog) ? demoDog : null;
};
