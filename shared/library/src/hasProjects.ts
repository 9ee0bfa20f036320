import { readLocalStorageItem } from '@scribblepup/kernel';

/**
 * Local storage key of the mark that this device has projects. Browsers may evict a site's database
 * on their own; the mark then distinguishes a returning visitor from a new one.
 */
export const HAS_PROJECTS_KEY = 'scribblepup:has-books';

/** False if this device has no projects, as far as is known without opening the database. */
export const mayHaveProjects = (): boolean => readLocalStorageItem(HAS_PROJECTS_KEY) !== null;
