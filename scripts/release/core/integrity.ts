import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isManifest, type IntegrityMap } from '../../../shared/kernel/src/release';
import { filesBelow, pathBelow } from '../../config/files';

/** The file with the hash of every file of a release, in its folder. */
export const INTEGRITY = 'integrity.json';

/** The hash of a file in the form of a script element's `integrity`. */
export const integrityOf = (
  content: Uint8Array | string,
  algorithm: 'sha256' | 'sha384' = 'sha384',
): string => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** The hashes of a built remote that the shell needs. */
export interface RemoteHashes {
  readonly integrity: string;
  readonly manifestIntegrity: string;
}

/** The manifest of a built remote. */
export const MANIFEST = 'mf-manifest.json';

/**
 * Hashes a built remote's entry and manifest.
 * @param read returns the content of a file of the build
 * @throws Error when it has no manifest
 */
export const hashesOf = async (
  read: (file: string) => Promise<Uint8Array>,
): Promise<RemoteHashes> => {
  const manifest = Buffer.from(await read(MANIFEST));
  const value: unknown = JSON.parse(manifest.toString());
  if (!isManifest(value)) throw new Error(`${MANIFEST} is not a manifest.`);
  const { name, path = '' } = value.metaData.remoteEntry;
  return {
    integrity: integrityOf(await read(`${path}${name}`)),
    manifestIntegrity: integrityOf(manifest),
  };
};

// The browser reuses a preloaded file only for the very same hash. The entry's hash comes from the
// registry, all others from the tables in the builds.
const algorithmOf = (file: string) => (file.startsWith('remoteEntry.') ? 'sha384' : 'sha256');

// A compressed copy is checked once the browser has unpacked it.
const isListed = (file: string): boolean =>
  !/\.(br|gz)$/.test(file) && file !== INTEGRITY && file !== 'release.json';

/**
 * Writes the hashes of all files below a built folder to its `integrity.json`.
 * @returns the hash of that list
 */
export const writeIntegrityList = async (folder: string): Promise<string> => {
  const list: Record<string, string> = {};
  for (const path of await filesBelow(folder)) {
    const file = pathBelow(folder, path);
    if (isListed(file)) list[file] = integrityOf(await readFile(path), algorithmOf(file));
  }
  const text = JSON.stringify(list satisfies IntegrityMap);
  await writeFile(resolve(folder, INTEGRITY), text);
  return integrityOf(text);
};
