import { createHash, type KeyObject } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { appFolders, root } from '../../scripts/config/apps';
import { serveSite, type ServedSite } from '../../scripts/config/serve';
import { temporaryFolder } from '../../scripts/config/temporaryFolder';
import type { ServerConfig } from '../../api/src/config';
import { publish } from '../../scripts/release/core/publish';
import { changeRegistry } from '../../scripts/release/core/store';

export const builtFolder = (folder: string): string => resolve(root, 'dist', folder);

/** Overwrites a file of a built app and deletes the compressed copies of the old one. */
export const overwrite = async (folder: string, name: string, content: string): Promise<void> => {
  await writeFile(join(folder, name), content);
  await Promise.all(
    ['.br', '.gz'].map((ending) => rm(join(folder, name + ending), { force: true })),
  );
};

const hashOf = (code: string): string =>
  createHash('sha256').update(code).digest('base64').replace(/=$/, '');

/** A copy of a built app with one of its texts replaced, and the hashes updated to match. */
export const changeBuild = async (folder: string, text: string, other: string): Promise<string> => {
  const copy = await temporaryFolder(folder);
  await cp(builtFolder(folder), copy, { recursive: true });
  const replaceAll = async (from: string, to: string): Promise<number> => {
    let changes = 0;
    for (const name of (await readdir(copy)).filter((file) => file.endsWith('.js'))) {
      const code = await readFile(join(copy, name), 'utf8');
      if (!code.includes(from)) continue;
      changes++;
      const changed = code.replaceAll(from, to);
      await overwrite(copy, name, changed);
      // Another script contains the hash of this one, so replace it there too.
      await replaceAll(hashOf(code), hashOf(changed));
    }
    return changes;
  };
  if ((await replaceAll(text, other)) === 0) throw new Error(`${folder} does not contain ${text}`);
  return copy;
};

/**
 * Publishes the whole site to a new store and serves it through its own gateway.
 * @param key signs the registry
 */
export const startStore = async (
  change: Partial<ServerConfig> = {},
  key?: KeyObject,
): Promise<ServedSite & { readonly store: string }> => {
  const store = await temporaryFolder('store');
  for (const folder of appFolders)
    await publish(folder, builtFolder(folder), store, { version: '1.0.0' });
  if (key) await changeRegistry(store, (registry) => registry, key);
  return { store, ...(await serveSite(store, change)) };
};
