import { removeLocalStorageItems } from '@scribblepup/kernel';
import { announce } from './changes';
import { read, write } from './database';
import { PROFILE_KEY } from './profile';
import { everyStore } from './schema';
import type { StorageUsage } from './types';
import { eraseUnsavedInput } from './unsavedInputStore';

// Safari before 17 has no `estimate`.
const storageManager = (): Partial<StorageManager> | undefined =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator as { storage?: Partial<StorageManager> }).storage;

/** Counts the data stored on this device and how much space it takes. */
export const getStorageUsage = async (): Promise<StorageUsage> => {
  const counts = await read(
    ['projects', 'pages', 'blobs', 'orders', 'meta'],
    async (transaction) => {
      const [projects, pages, pictures, orders, profile] = await Promise.all([
        transaction.objectStore('projects').count(),
        transaction.objectStore('pages').count(),
        transaction.objectStore('blobs').count(),
        transaction.objectStore('orders').count(),
        transaction.objectStore('meta').getKey(PROFILE_KEY),
      ]);
      return { projects, pages, pictures, orders, hasProfile: profile !== undefined };
    },
  );
  const manager = storageManager();
  const [estimate, persisted] = await Promise.all([
    manager?.estimate?.().catch(() => undefined),
    manager?.persisted?.().catch(() => false),
  ]);
  return {
    ...counts,
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
    persisted: persisted ?? false,
  };
};

/**
 * Asks the browser not to evict this site's storage on its own. Resolves to false if it refuses,
 * for example in a private window. Then tell the visitor that closing the window loses the books.
 */
export const requestPersistence = async (): Promise<boolean> => {
  try {
    return (await storageManager()?.persist?.()) ?? false;
  } catch {
    return false;
  }
};

/** Keys of local storage that begin with this hold notes about the visitor's projects. */
const NOTES_PREFIX = 'scribblepup:';

/**
 * Erases everything stored here: projects, pages, pictures, orders, profile, draft, all notes about
 * them in local storage, and this tab's unsaved input.
 */
export const eraseAll = async (): Promise<void> => {
  await write([...everyStore], 'strict', async (transaction) => {
    await Promise.all(everyStore.map((name) => transaction.objectStore(name).clear()));
  });
  removeLocalStorageItems(NOTES_PREFIX);
  eraseUnsavedInput();
  announce('all');
};
