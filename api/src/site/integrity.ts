import { isIntegrityMap, type IntegrityMap } from '@scribblepup/kernel/release';
import { readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { getAttribute, findAll, setAttribute, type Parent } from './html';

/** The hashes of a release's files, by name. Earlier releases have none. */
export const readIntegrity = async (dist: string, folder: string): Promise<IntegrityMap> => {
  const text = await readFile(resolve(dist, folder, 'integrity.json'), 'utf8').catch(() => '{}');
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
