import { announce } from './changes';
import { read, write } from './database';
import { PROFILE_KEY } from './profile';
import { readAll } from './read-all';
import { damagedRecord, isOrderRecord, isPageRecord, isProjectRecord } from './records';
import { everyStore } from './schema';
import type { DamagedRecord, StorageUse } from './types';

const storageManager = (): StorageManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as { storage?: StorageManager }).storage;

/** What is stored on this device, and how much room it takes. */
export const storageUse = async (): Promise<StorageUse> => {
  const counts = await read(['projects', 'pages', 'blobs', 'orders', 'meta'], async (transaction) => {
    const [projects, pages, pictures, orders, profile] = await Promise.all([
      transaction.objectStore('projects').count(),
      transaction.objectStore('pages').count(),
      transaction.objectStore('blobs').count(),
      transaction.objectStore('orders').count(),
      transaction.objectStore('meta').getKey(PROFILE_KEY),
    ]);
    return { projects, pages, pictures, orders, profile: profile !== undefined };
  });
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

const damagedIn = async <Name extends 'projects' | 'pages' | 'orders'>(
  name: Name,
  kind: DamagedRecord['kind'],
  isSound: (value: unknown) => boolean,
): Promise<DamagedRecord[]> => {
  const { values, unreadable } = await readAll(name);
  const keyOf = (value: object): IDBValidKey =>
    'id' in value ? String(value.id) : 'projectId' in value && 'index' in value ? [String(value.projectId), String(value.index)] : '';
  const broken = values.filter((value) => !isSound(value)).map(keyOf);
  return [...broken, ...unreadable].map((key) => damagedRecord(kind, key));
};

/** Records that the lists leave out, because they cannot be read as what they should be. */
export const findDamaged = async (): Promise<DamagedRecord[]> => {
  const found = await Promise.all([
    damagedIn('projects', 'project', isProjectRecord),
    damagedIn('pages', 'page', isPageRecord),
    damagedIn('orders', 'order', isOrderRecord),
  ]);
  return found.flat();
};
