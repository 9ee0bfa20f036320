import { readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { isRegistryOutline, isRemotePointer } from '@scribblepup/kernel/release';

/**
 * The folders of the current releases of the shell and of the remotes in service, as paths below
 * `dist`.
 */
export interface Folders {
  readonly shell: string;
  /** True if the shell's release has a list of its files. */
  readonly hasShellFileList: boolean;
  /** The remotes' folders, by name. */
  readonly remotes: ReadonlyMap<string, string>;
}

// This server does not have the files of an entry on another origin.
const isLocal = (entry: string): boolean => /^[\w.-]+(\/[\w.-]+)+$/.test(entry);

/**
 * Reads the folders that the registry points to.
 * @throws Error when the registry is missing or unusable.
 */
export const readFolders = async (dist: string): Promise<Folders> => {
  const value: unknown = JSON.parse(await readFile(resolve(dist, 'registry.json'), 'utf8'));
  if (!isRegistryOutline(value)) throw new Error(`${dist}/registry.json is not a registry`);
  return {
    shell: value.shell?.folder ?? 'shell',
    hasShellFileList: value.shell?.filesIntegrity !== undefined,
    remotes: new Map(
      Object.entries(value.remotes).flatMap(([name, remote]) =>
        isRemotePointer(remote) && !remote.off && isLocal(remote.entry)
          ? [[name, posix.dirname(remote.entry)] as const]
          : [],
      ),
    ),
  };
};
