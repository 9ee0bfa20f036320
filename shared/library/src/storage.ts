import { announce } from './changes';
import { read, write } from './database';
import { PROFILE_KEY } from './profile';
import { everyStore } from './schema';
import type { StorageUse } from './types';

const storageManager = (): StorageManager | undefined =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator as { storage?: StorageManager }).storage;

/** What is stored on this device, and how much room it takes. */
export const storageUse = async (): Promise<StorageUse> => {
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
      return { projects, pages, pictures, orders, profile: profile !== undefined };
    },
  );
  const manager = storageManager();
  const [estimate, persisted] = await Promise.all([
    manager?.estimate().catch(() => undefined),
    manager?.persisted().catch(() => false),
  ]);
  return {
    ...counts,
    bytes: estimate?.usage ?? null,
    available: estimate?.quota ?? null,
    persisted: persisted ?? false,
  };
};

/**
 * Asks the browser not to clear this site's storage by itself. False where it refuses, as it
 * does in a private window: there the visitor should be told that closing it loses the books.
 */
export const requestPersistence = async (): Promise<boolean> => {
  try {
    return (await storageManager()?.persist()) ?? false;
  } catch {
    return false;
  }
};

/** Erases everything that is stored here: projects, pages, pictures, orders, profile. */
export const eraseAll = async (): Promise<void> => {
  await write([...everyStore], 'strict', async (transaction) => {
    await Promise.all(everyStore.map((name) => transaction.objectStore(name).clear()));
  });
  announce('all');
};
