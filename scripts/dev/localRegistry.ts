import type { RemoteHashes } from '../release/core/integrity';
import { parseRegistry, type Registry } from '../release/core/registry';
import { CONTRACT_VERSION } from '../../shared/kernel/src/remote/version';

/**
 * A deployed site's registry with the current build of one remote from this machine. That remote
 * has no canary or kill switch, because those belong to releases, and the registry has no
 * signature, because only the site's operator can sign.
 * @throws Error when the site's registry cannot be used.
 */
export const withLocalRemote = (
  registry: unknown,
  name: string,
  entry: string,
  hashes: RemoteHashes,
): Registry => {
  const { signature: _theirs, ...site } = parseRegistry(JSON.stringify(registry));
  return {
    ...site,
    // Name a different store, so that the browser ignores the serials it has seen at this address.
    store: 'local',
    remotes: {
      ...site.remotes,
      [name]: { entry, contract: CONTRACT_VERSION, version: 'local', ...hashes },
    },
  };
};
