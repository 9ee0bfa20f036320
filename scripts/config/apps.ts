import { resolve } from 'node:path';
import { remoteNames, type RemoteName } from '../../shared/kernel/src/remote/contract';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '../..');

export interface Remote {
  readonly name: RemoteName;
  /** Below the root; also the name by which webpack tells its builds apart. */
  readonly folder: string;
  /** Where it is served when it runs alone. */
  readonly port: number;
}

export const shell = { folder: 'shell', port: 4000 } as const;

export const folderOf = (remote: string): string => `mf-${remote}`;

/** The remotes of the contract, in the order in which they are built. */
export const remotes: readonly Remote[] = remoteNames.map((name, at) => ({
  name,
  folder: folderOf(name),
  port: shell.port + 1 + at,
}));

/** The remote that a folder holds. @throws Error for a folder that holds none */
export const remoteIn = (folder: string): Remote => {
  const remote = remotes.find((candidate) => candidate.folder === folder);
  if (!remote) throw new Error(`No remote is called ${folder}.`);
  return remote;
};

/** The name that the federation runtime knows a remote by. */
export const federationName = (remote: string): string => `mf_${remote}`;

/** Every folder that is built and deployed on its own. */
export const appFolders: readonly string[] = [shell.folder, ...remotes.map(({ folder }) => folder)];
