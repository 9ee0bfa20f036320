import { mkdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import lockfile from 'proper-lockfile';
import writeFileAtomic from 'write-file-atomic';
import { root } from '../../config/apps';
import { registryFile } from '../../config/registry';
import {
  emptyRegistry,
  formatRegistry,
  nextRegistry,
  parseRegistry,
  type Registry,
} from './registry';
import { signingKey } from './signing';

/** The folder for releases. Its layout fits any object store. */
export const storeFolder = (): string => resolve(root, process.env['STORE'] || 'releases');

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Reads the store's registry; an empty one if nothing has been published yet.
 * @throws Error when it is unusable.
 */
export const readRegistry = async (store: string): Promise<Registry> => {
  try {
    return parseRegistry(await readFile(registryFile(store), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return emptyRegistry;
    throw error;
  }
};

// A process holds the lock only for milliseconds, so a lock older than ten seconds counts as
// abandoned.
const lockOptions = {
  stale: 10_000,
  retries: { retries: 100, minTimeout: 20, maxTimeout: 200, randomize: true },
};

/**
 * Replaces the registry with a changed one, which has a higher serial and, with a key, a signature.
 * Concurrent changes take turns, and the write is atomic: readers see either the old or the new
 * registry.
 * @throws Error when the registry is unusable, or signed and there is no key; nothing changes then
 */
export const changeRegistry = async (
  store: string,
  change: (registry: Registry) => Registry | Promise<Registry>,
  key = signingKey(),
): Promise<Registry> => {
  await mkdir(store, { recursive: true });
  const release = await lockfile.lock(store, {
    ...lockOptions,
    lockfilePath: resolve(store, '.registry.lock'),
  });
  try {
    const before = await readRegistry(store);
    if (before.signature && !key)
      throw new Error(
        'The registry is signed, so each change must be signed too. Set REGISTRY_SIGNING_KEY or REGISTRY_SIGNING_KEY_FILE.',
      );
    const text = formatRegistry(nextRegistry(before, await change(before)), key);
    // Parse the new text before writing it, so that a change never writes an unreadable registry.
    const next = parseRegistry(text);
    await writeFileAtomic(registryFile(store), text);
    return next;
  } finally {
    await release();
  }
};
