/**
 * Navigation state that opens a demo dog's pages immediately. It identifies the dog by the name
 * that visitors see.
 */
export const askFor = (name: string) => ({ demoDog: name });

/** Returns the name requested in navigation state, or null. The state may come from anywhere. */
export const askedName = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'demoDog' in state &&
  typeof state.demoDog === 'string'
    ? state.demoDog
    : null;
