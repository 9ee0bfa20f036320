import { readdir, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isRelease, type Release } from '../../../shared/kernel/src/release';
import { findInvalidPath } from '../../../shared/kernel/src/schema/schema';

/** The file that describes a release, in its folder. */
export const RELEASE = 'release.json';

/** Parses a release's description. @throws Error that says what is wrong with it */
const parseRelease = (text: string): Release => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error('it is not JSON.', { cause });
  }
  if (isRelease(value)) return value;
  throw new Error(`${findInvalidPath(isRelease, value) ?? ''} is missing or invalid.`);
};

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
  let release: Release | null;
  try {
    release = text === null ? null : parseRelease(text);
  } catch (cause) {
    throw new Error(
      `The ${RELEASE} of ${folder} ${version} is damaged: ${(cause as Error).message}`,
      { cause },
    );
  }
  if (release?.folder !== folder || release.version !== version)
    throw new Error(
      `The store has no release ${version} of ${folder}. npm run releases lists all releases.`,
    );
  return release;
};

export interface PublishedRelease {
  readonly version: string;
  readonly publishedAt: Date;
}

/** All releases of an app in the store, newest first. Folders without a description are ignored. */
export const listReleases = async (store: string, folder: string): Promise<PublishedRelease[]> => {
  const names = await readdir(resolve(store, folder)).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map((version) =>
        stat(resolve(store, folder, version, RELEASE)).then(
          ({ mtime }) => [{ version, publishedAt: mtime }],
          () => [],
        ),
      ),
  );
  return found.flat().sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
};
