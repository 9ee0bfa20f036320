import { readdir, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Release } from './pointers';

/** The file in which a release says what it is. */
export const RELEASE = 'release.json';

/** What a release in the store says of itself. @throws Error where the store has no such release */
export const readRelease = async (store: string, folder: string, version: string): Promise<Release> => {
  try {
    return JSON.parse(await readFile(resolve(store, folder, version, RELEASE), 'utf8')) as Release;
  } catch {
    throw new Error(`The store has no release ${version} of ${folder}.`);
  }
};

export interface Published {
  readonly version: string;
  readonly at: Date;
}

/** All releases of an app in the store, newest first; what a publish left half-way is none. */
export const listReleases = async (store: string, folder: string): Promise<Published[]> => {
  const names = await readdir(resolve(store, folder)).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map(async (version) => ({ version, at: (await stat(resolve(store, folder, version, RELEASE))).mtime })),
  );
  return found.sort((p, q) => q.at.getTime() - p.at.getTime());
};
