import { mkdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import lockfile from 'proper-lockfile';
import writeFileAtomic from 'write-file-atomic';
import { root } from '../../config/apps';
import { emptyRegistry, formatRegistry, parseRegistry, type Registry } from './registry';

/** Where releases go: a folder whose layout any object store can hold. */
export const storeFolder = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): string => resolve(root, env['STORE'] || 'releases');

export const registryFile = (store: string): string => resolve(store, 'registry.json');

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The store's registry; an empty one where nothing was published yet.
 * @throws Error where it cannot be used.
 */
export const readRegistry = async (store: string): Promise<Registry> => {
  try {
    return parseRegistry(await readFile(registryFile(store), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return emptyRegistry;
    throw error;
  }
};

// Whoever holds the lock needs milliseconds; a holder that died is overruled after ten seconds.
const patience = {
  stale: 10_000,
  retries: { retries: 100, minTimeout: 20, maxTimeout: 200, randomize: true },
};

/**
 * Swaps the registry for a changed one. Two at once take turns, and readers see the old one or the
 * new one, never half of it.
 * @throws Error where the registry cannot be used; it stays as it was.
 */
export const changeRegistry = async (
  store: string,
  change: (registry: Registry) => Registry,
): Promise<Registry> => {
  await mkdir(store, { recursive: true });
  const release = await lockfile.lock(store, {
    ...patience,
    lockfilePath: resolve(store, '.registry.lock'),
  });
  try {
    const text = formatRegistry(change(await readRegistry(store)));
    // What is written is read again first: a change must not leave behind what it could not read.
    const next = parseRegistry(text);
    await writeFileAtomic(registryFile(store), text);
    return next;
  } finally {
    await release();
  }
};
