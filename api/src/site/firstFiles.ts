import { isManifest } from '@scribblepup/kernel/release';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Script } from './firstHtml';
import { readIntegrity } from './integrity';

/**
 * The scripts that every screen of a remote needs, with their hashes: the remote's entry, and those
 * that the entry asks for at once. None for a release whose manifest cannot be read.
 * @param folder of the remote's release, below `dist`
 */
export const firstScripts = async (dist: string, folder: string): Promise<readonly Script[]> => {
  const manifest: unknown = await readFile(resolve(dist, folder, 'mf-manifest.json'), 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => undefined);
  if (!isManifest(manifest)) return [];
  const { name, path = '' } = manifest.metaData.remoteEntry;
  const hashes = await readIntegrity(dist, folder);
  const next = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  return [`${path}${name}`, ...next].map((file) => ({
    src: `/${folder}/${file}`,
    integrity: hashes[file] ?? '',
  }));
};
