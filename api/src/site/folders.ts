import { readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { isRegistryOutline, isRemotePointer } from '@scribblepup/kernel/release';

/** The folder of a release. */
export interface ReleaseFolder {
  /** Its path below `dist`. */
  readonly path: string;
  /** True if it must have a list of its files. */
  readonly hasFileList: boolean;
}

/** The folders of the current releases of the shell and of the remotes in service. */
export interface Folders {
  readonly shell: ReleaseFolder;
  /** The remotes' folders, by name. */
  readonly remotes: ReadonlyMap<string, ReleaseFolder>;
}

// This server does not have the files of an entry on another origin.
const isLocal = (entry: string): boolean => /^[\w.-]+(\/[\w.-]+)+$/.test(entry);

const releaseFolder = (path: string, filesIntegrity: string | undefined): ReleaseFolder => ({
  path,
  hasFileList: filesIntegrity !== undefined,
});

/**
 * Reads the folders that the registry points to.
 * @throws Error when the registry is missing or unusable.
 */
export const readFolders = async (dist: string): Promise<Folders> => {
  const value: unknown = JSON.parse(await readFile(resolve(dist, 'registry.json'), 'utf8'));
  if (!isRegistryOutline(value)) throw new Error(`${dist}/registry.json is not a registry`);
  return {
    shell: releaseFolder(value.shell?.folder ?? 'shell', value.shell?.filesIntegrity),
    remotes: new Map(
      Object.entries(value.remotes).flatMap(([name, remote]) =>
        isRemotePointer(remote) && !remote.off && isLocal(remote.entry)
          ? [[name, releaseFolder(posix.dirname(remote.entry), remote.filesIntegrity)] as const]
          : [],
      ),
    ),
  };
};
