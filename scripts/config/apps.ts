import { resolve } from 'node:path';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '../..');

/** The remotes in the order in which they are built, with the port each has when it runs alone. */
export const remotes = [
  { name: 'marketing', folder: 'mf-marketing', port: 4001 },
  { name: 'auth', folder: 'mf-auth', port: 4002 },
  { name: 'books', folder: 'mf-books', port: 4003 },
  { name: 'orders', folder: 'mf-orders', port: 4004 },
  { name: 'account', folder: 'mf-account', port: 4005 },
] as const;

export type Remote = (typeof remotes)[number];

/** The remote that a folder holds. @throws Error for a folder that holds none */
export const remoteIn = (folder: string): Remote => {
  const remote = remotes.find((candidate) => candidate.folder === folder);
  if (!remote) throw new Error(`No remote is called ${folder}.`);
  return remote;
};

export const shell = { folder: 'shell', port: 4000 } as const;

/** The name that the federation runtime knows a remote by. */
export const federationName = (remote: string): string => `mf_${remote}`;

/** Every folder that is built and deployed on its own. */
export const appFolders: readonly string[] = [shell.folder, ...remotes.map(({ folder }) => folder)];
