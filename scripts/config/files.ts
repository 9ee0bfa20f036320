import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'bench', 'fixtures']);
// Hidden files are caches, or files that an editor keeps next to an open one.
const isBuildInput = (path: string): boolean => {
  const name = basename(path);
  return !skipped.has(name) && !name.startsWith('.');
};

/**
 * All files below a path, sorted, without the files and folders that `isIncluded` refuses: by
 * default installed packages, builds, benchmarks, fixtures and hidden files.
 */
export const filesBelow = async (
  path: string,
  isIncluded: (path: string) => boolean = isBuildInput,
): Promise<string[]> => {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .map((entry) => ({ child: join(path, entry.name), isFolder: entry.isDirectory() }))
      .filter(({ child }) => isIncluded(child))
      .map(async ({ child, isFolder }) => (isFolder ? filesBelow(child, isIncluded) : [child])),
  );
  return lists.flat().sort();
};

/** The path of a file below a folder, with slashes on Windows too. */
export const pathBelow = (folder: string, file: string): string =>
  relative(folder, file).replaceAll(sep, '/');
