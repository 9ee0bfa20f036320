import { readFile, stat } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** Where the files of the shell and of the remotes lie that visitors get now; paths below `dist`. */
export interface Folders {
  readonly shell: string;
  readonly remotes: readonly string[];
}

const schema = Type.Object({
  shell: Type.Optional(Type.Object({ folder: Type.String({ pattern: '^shell/[\\w.-]+$' }) })),
  remotes: Type.Record(Type.String(), Type.Object({ entry: Type.String() })),
});

// An entry of another origin is none of this server's files.
const folderOf = (entry: string): string[] =>
  /^[\w.-]+(\/[\w.-]+)+$/.test(entry) ? [posix.dirname(entry)] : [];

/**
 * The folders that the registry points to.
 * @throws Error where the registry is not there or cannot be used.
 */
export const readFolders = async (dist: string): Promise<Folders> => {
  const value: unknown = JSON.parse(await readFile(resolve(dist, 'registry.json'), 'utf8'));
  if (!Value.Check(schema, value)) throw new Error(`${dist}/registry.json is no registry`);
  return {
    shell: value.shell?.folder ?? 'shell',
    remotes: Object.values(value.remotes).flatMap(({ entry }) => folderOf(entry)),
  };
};

const stampOf = async (file: string): Promise<string> => {
  const { mtimeMs, size, ino } = await stat(file);
  return `${mtimeMs} ${size} ${ino}`;
};

/** Changes whenever another release is pointed to, or the site is built anew. */
export const stampOfSite = async (dist: string): Promise<string> =>
  (
    await Promise.all(
      [resolve(dist, 'registry.json'), resolve(dist, 'shell/index.html')].map((file) =>
        stampOf(file).catch(() => ''),
      ),
    )
  ).join();
