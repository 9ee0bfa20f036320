import { isIntegrityMap, type IntegrityMap } from '@scribblepup/kernel/release';
import { access } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import type { ReleaseFolder } from './folders';
import { getAttribute, findAll, setAttribute, type Parent } from './html';
import { readJson } from './readJson';

/**
 * The hashes of a release's files, by name. Earlier releases have none. A copy of the store may get
 * the registry before the files.
 * @throws Error if the list of files is damaged, or if it or a file on it is missing
 */
export const readIntegrity = async (
  dist: string,
  { path, hasFileList }: ReleaseFolder,
): Promise<IntegrityMap> => {
  const list = await readJson(resolve(dist, path, 'integrity.json'), isIntegrityMap);
  if (!hasFileList) return list ?? {};
  if (!list) throw new Error(`${path}/integrity.json is missing`);
  await Promise.all(Object.keys(list).map((file) => access(resolve(dist, path, file))));
  return list;
};

/** Adds to each tag of the page the hash of the file that it loads. */
export const addIntegrity = (page: Parent, hashes: IntegrityMap): void => {
  const loading = [
    ...findAll(page, 'link', { rel: 'preload', as: 'script' }),
    ...findAll(page, 'link', { rel: 'preload', as: 'style' }),
    ...findAll(page, 'script'),
  ];
  for (const element of loading) {
    const url = getAttribute(element, 'href') ?? getAttribute(element, 'src') ?? '';
    setAttribute(element, 'integrity', hashes[posix.basename(url)]);
  }
};
