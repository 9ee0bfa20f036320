import { resolve } from 'node:path';
import { CONTRACT_VERSION } from '../../shared/kernel/src/remote/version';
import { REGISTRY_VERSION, type Registry } from '../../shared/kernel/src/release';
import { MANIFEST, type RemoteHashes } from '../release/core/integrity';
import { remotes } from './apps';

/** The registry's file, in a folder of builds or in a store of releases. */
export const registryFile = (folder: string): string => resolve(folder, 'registry.json');

/** A registry's entry for one build. */
export interface Build extends RemoteHashes {
  readonly version: string;
  readonly filesIntegrity?: string;
}

/**
 * The registry of builds that are not released, which the shell reads at run time to find its
 * remotes. Its addresses are relative to its own address.
 */
export const makeRegistry = async (
  buildOf: (folder: string) => Promise<Build>,
): Promise<Registry> => ({
  version: REGISTRY_VERSION,
  serial: Math.floor(Date.now() / 1000),
  store: 'build',
  remotes: Object.fromEntries(
    await Promise.all(
      remotes.map(async ({ name, folder }) => [
        name,
        {
          entry: `${folder}/${MANIFEST}`,
          contract: CONTRACT_VERSION,
          ...(await buildOf(folder)),
        },
      ]),
    ),
  ) as Registry['remotes'],
});
