import { readItem } from '@scribblepup/kernel';

/**
 * The name of a mark outside the database that says that projects were stored here. Browsers clear
 * the database of a site on their own, and then the mark tells a returning visitor from a new one.
 */
export const KEPT = 'scribblepup:has-books';

/** False if no project was ever stored here, as far as the browser can tell without its database. */
export const mayHaveBooks = (): boolean => readItem(KEPT) !== null;
