import { isManifest } from '@scribblepup/kernel/release';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readIntegrity } from './integrity';

const MANIFEST = 'mf-manifest.json';

export interface Script {
  readonly src: string;
  /** Empty for an earlier release, which has no hashes. */
  readonly integrity: string;
}

/** The files that every screen of a remote needs. */
export interface FirstFiles {
  /** The address of the remote's manifest. */
  readonly manifest?: string;
  /** The remote's entry, and the scripts that it requests immediately, with their hashes. */
  readonly scripts: readonly Script[];
}

export const NO_FILES: FirstFiles = { scripts: [] };

/**
 * The first files of a remote; none for a release whose manifest cannot be read.
 * @param folder the folder of the remote's release, below `dist`
 */
export const firstFiles = async (dist: string, folder: string): Promise<FirstFiles> => {
  const manifest: unknown = await readFile(resolve(dist, folder, MANIFEST), 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => undefined);
  if (!isManifest(manifest)) return NO_FILES;
  const { name, path = '' } = manifest.metaData.remoteEntry;
  const hashes = await readIntegrity(dist, folder);
  const next = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  return {
    manifest: `/${folder}/${MANIFEST}`,
    scripts: [`${path}${name}`, ...next].map((file) => ({
      src: `/${folder}/${file}`,
      integrity: hashes[file] ?? '',
    })),
  };
};
