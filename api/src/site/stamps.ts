import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/** A stamp that changes whenever the file does; undefined without a file. */
export const stampOf = async (file: string): Promise<string | undefined> => {
  const found = await stat(file).catch(() => undefined);
  return found && `${found.mtimeMs} ${found.size} ${found.ino}`;
};

/** A stamp that changes whenever the registry points to another release, or the site is rebuilt. */
export const stampOfSite = async (dist: string): Promise<string> =>
  (
    await Promise.all(
      [resolve(dist, 'registry.json'), resolve(dist, 'shell/index.html')].map(stampOf),
    )
  ).join();
