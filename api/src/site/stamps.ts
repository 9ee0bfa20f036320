import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/** A string that changes whenever the file does; undefined if there is no file. */
export const stampOf = async (file: string): Promise<string | undefined> => {
  const found = await stat(file).catch(() => undefined);
  return found && `${found.mtimeMs} ${found.size} ${found.ino}`;
};

/** A string that changes when the registry points to another release or the site is rebuilt. */
export const stampOfSite = async (dist: string): Promise<string> =>
  (
    await Promise.all(
      [resolve(dist, 'registry.json'), resolve(dist, 'shell/index.html')].map(stampOf),
    )
  ).join();
