import { readItem } from '@scribblepup/kernel';

/**
 * Key of a mark outside the database: projects were stored here. Browsers may clear a site's
 * database on their own; the mark then distinguishes a returning visitor from a new one.
 */
export const KEPT = 'scribblepup:has-books';

/** False if no project was ever stored here, as far as this is known without the database. */
export const mayHaveBooks = (): boolean => readItem(KEPT) !== null;
