import { parseRegistry, type Registry } from '../release/core/registry';
import { CONTRACT_VERSION } from '../../shared/kernel/src/remote/version';

/**
 * A deployed site's registry with one remote from this machine. That remote has no hash, canary or
 * kill switch, because those belong to releases.
 * @throws Error when the site's registry cannot be used.
 */
export const withLocalRemote = (registry: unknown, name: string, entry: string): Registry => {
  const site = parseRegistry(JSON.stringify(registry));
  return {
    ...site,
    remotes: { ...site.remotes, [name]: { entry, contract: CONTRACT_VERSION, version: 'local' } },
  };
};
