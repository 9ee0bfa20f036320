/** Navigation state that opens a demo dog's pages at once; dogs are told apart by the name that visitors see. */
export const askFor = (name: string) => ({ demoDog: name });

/** The name that a navigation asked for, if any. The state may be anybody's. */
export const askedName = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'demoDog' in state &&
  typeof state.demoDog === 'string'
    ? state.demoDog
    : null;
