import { parseRegistry, type Registry } from '../release/core/registry';
import { CONTRACT_VERSION } from '../../shared/kernel/src/remote/version';

/**
 * A deployed site's registry in which one remote comes from this machine: without hash, canary or
 * kill switch, all of which speak of releases.
 * @throws Error where the site's registry cannot be used.
 */
export const withLocalRemote = (registry: unknown, name: string, entry: string): Registry => {
  const site = parseRegistry(JSON.stringify(registry));
  return {
    ...site,
    remotes: { ...site.remotes, [name]: { entry, contract: CONTRACT_VERSION, version: 'local' } },
  };
};
