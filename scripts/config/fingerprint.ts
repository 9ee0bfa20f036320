import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { root } from './apps';
import { filesBelow, pathBelow } from './files';

/**
 * A hash of the names and contents of all files below the given paths; names are relative to
 * `base`.
 */
export const fingerprint = async (paths: readonly string[], base = root): Promise<string> => {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesBelow(resolve(base, path))) {
      hash
        .update(pathBelow(base, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
};
