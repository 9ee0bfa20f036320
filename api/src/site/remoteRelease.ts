import { isManifest, type IntegrityMap } from '@scribblepup/kernel/release';
import {
  isObjectOf,
  isOptionalOf,
  isRecordOf,
  isString,
  type Infer,
} from '@scribblepup/kernel/schema';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ReleaseFolder } from './folders';
import { readIntegrity } from './integrity';
import { readJson } from './readJson';

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

const isScreens = isRecordOf(
  isObjectOf({ html: isString, newcomers: isOptionalOf(isString), chunk: isString }),
);

/** The parts of a remote's release that go into pages. */
export interface RemoteRelease extends FirstFiles {
  /** The address of its folder, with a slash at the end. */
  readonly folder: string;
  /** The files in its folder. */
  readonly files: readonly string[];
  readonly hashes: IntegrityMap;
  /** The HTML of its screens, by address, and the chunk that each needs. */
  readonly screens: Infer<typeof isScreens>;
}

/**
 * Reads a remote's release.
 * @throws Error if a file is damaged, or missing although the release lists it
 */
export const readRemoteRelease = async (
  dist: string,
  release: ReleaseFolder,
): Promise<RemoteRelease> => {
  const inRelease = (file: string): string => resolve(dist, release.path, file);
  const files = await readdir(inRelease('.'));
  const hashes = await readIntegrity(dist, release);
  const manifest = await readJson(inRelease(MANIFEST), isManifest);
  // A remote without this file has no first HTML: its screens are rendered by script.
  const screens = (await readJson(inRelease('first.json'), isScreens)) ?? {};
  const folder = `/${release.path}/`;
  if (!manifest) return { ...NO_FILES, folder, files, hashes, screens };
  const { name, path = '' } = manifest.metaData.remoteEntry;
  const next = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  return {
    folder,
    files,
    hashes,
    screens,
    manifest: folder + MANIFEST,
    scripts: [`${path}${name}`, ...next].map((file) => ({
      src: folder + file,
      integrity: hashes[file] ?? '',
    })),
  };
};
