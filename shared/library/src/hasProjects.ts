import { readLocalStorageItem } from '@scribblepup/kernel';

/**
 * Local storage key of a mark that projects were stored here. Browsers may clear a site's database
 * on their own; the mark then distinguishes a returning visitor from a new one.
 */
export const HAS_PROJECTS_KEY = 'scribblepup:has-books';

/** False if no project was ever stored here, as far as this is known without the database. */
export const mayHaveProjects = (): boolean => readLocalStorageItem(HAS_PROJECTS_KEY) !== null;
