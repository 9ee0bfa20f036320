import { resolve } from 'node:path';
import { remoteNames, type RemoteName } from '../../shared/kernel/src/remote/contract';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '../..');

export interface Remote {
  readonly name: RemoteName;
  /** Folder below the root; also the name that identifies its webpack build. */
  readonly folder: string;
  /** Port of its development server when it runs alone. */
  readonly port: number;
}

export const shell = { folder: 'shell', port: 4000 } as const;

export const folderOf = (remote: string): string => `mf-${remote}`;

/** The remotes of the contract, in build order. */
export const remotes: readonly Remote[] = remoteNames.map((name, index) => ({
  name,
  folder: folderOf(name),
  port: shell.port + 1 + index,
}));

/** The remote in a folder. @throws Error for a folder that is not a remote */
export const remoteIn = (folder: string): Remote => {
  const remote = remotes.find((candidate) => candidate.folder === folder);
  if (!remote) throw new Error(`No remote is called ${folder}.`);
  return remote;
};

/** A remote's name in the federation runtime. */
export const federationName = (remote: string): string => `mf_${remote}`;

/** Every folder that is built and deployed on its own. */
export const appFolders: readonly string[] = [shell.folder, ...remotes.map(({ folder }) => folder)];
