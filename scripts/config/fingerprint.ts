import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { root } from './apps';

const skipped = new Set(['node_modules', 'dist', '.cache', 'bench', 'fixtures']);

/**
 * All files below a path, sorted, without those that have an ignored name or are in such a folder:
 * by default installed packages, builds, caches, benchmarks and fixtures.
 */
export const filesBelow = async (
  path: string,
  ignored: ReadonlySet<string> = skipped,
): Promise<string[]> => {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !ignored.has(name))
      .map(async (entry) =>
        entry.isDirectory()
          ? filesBelow(join(path, entry.name), ignored)
          : [join(path, entry.name)],
      ),
  );
  return lists.flat().sort();
};

/** The path of a file below a folder, with slashes on Windows too. */
export const pathBelow = (folder: string, file: string): string =>
  relative(folder, file).replaceAll(sep, '/');

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
