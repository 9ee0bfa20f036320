import { readdir, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isRelease, type Release } from '../../../shared/kernel/src/release';
import { faultIn } from '../../../shared/kernel/src/schema/schema';

/** The file that describes a release, in its folder. */
export const RELEASE = 'release.json';

/**
 * Reads the description of a release in the store.
 * @throws Error when the store has no such release, or its description is damaged
 */
export const readRelease = async (
  store: string,
  folder: string,
  version: string,
): Promise<Release> => {
  const text = await readFile(resolve(store, folder, version, RELEASE), 'utf8').catch(() => null);
  const release: unknown = text === null ? null : JSON.parse(text);
  if (release !== null && !isRelease(release))
    throw new Error(
      `The ${RELEASE} of ${folder} ${version} is damaged: see ${faultIn(isRelease, release) ?? ''}`,
    );
  if (release?.folder !== folder || release.version !== version)
    throw new Error(`The store has no release ${version} of ${folder}.`);
  return release;
};

export interface Published {
  readonly version: string;
  readonly at: Date;
}

/** All releases of an app in the store, newest first. Folders without a description are ignored. */
export const listReleases = async (store: string, folder: string): Promise<Published[]> => {
  const names = await readdir(resolve(store, folder)).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map((version) =>
        stat(resolve(store, folder, version, RELEASE)).then(
          ({ mtime }) => [{ version, at: mtime }],
          () => [],
        ),
      ),
  );
  return found.flat().sort((p, q) => q.at.getTime() - p.at.getTime());
};
