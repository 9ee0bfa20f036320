import { isIntegrityMap, type IntegrityMap } from '@scribblepup/kernel/release';
import { access, readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { getAttribute, findAll, setAttribute, type Parent } from './html';

const listFile = (dist: string, folder: string): string => resolve(dist, folder, 'integrity.json');

/**
 * Checks that a release is complete. A copy of the store may get the registry before the files.
 * @throws Error if its list of files, or a file on that list, is missing
 */
export const requireComplete = async (dist: string, folder: string): Promise<void> => {
  const list: unknown = JSON.parse(await readFile(listFile(dist, folder), 'utf8'));
  if (!isIntegrityMap(list)) throw new Error(`${folder} has no list of hashes`);
  await Promise.all(Object.keys(list).map((file) => access(resolve(dist, folder, file))));
};

/** The hashes of a release's files, by name. Earlier releases have none. */
export const readIntegrity = async (dist: string, folder: string): Promise<IntegrityMap> => {
  const text = await readFile(listFile(dist, folder), 'utf8').catch(() => '{}');
  const value: unknown = JSON.parse(text);
  return isIntegrityMap(value) ? value : {};
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
