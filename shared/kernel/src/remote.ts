import type { ComponentType } from 'react';
import type { Path } from './paths';

/** Major.minor of the contract between shell and remotes; a remote of another major is refused. */
export const CONTRACT_VERSION = '1.0';

export const remoteNames = ['marketing', 'auth', 'books', 'orders', 'account'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** A screen of a remote: the address the shell mounts it on, and its code, fetched when needed. */
export interface RemoteRoute {
  readonly path: Path;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** The one module that a remote exposes, as `./remote`, by default export. */
export interface RemoteModule {
  readonly name: RemoteName;
  readonly contract: string;
  readonly routes: readonly RemoteRoute[];
}
