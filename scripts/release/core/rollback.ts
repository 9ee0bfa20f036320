import { currentRelease, previousRelease, endCanary, rollBackTo, registryName } from './pointers';
import { readRelease } from './releases';
import { changeRegistry } from './store';

/**
 * Points an app back to a named release. Without a name, ends its canary if one runs, else points
 * back to the previous release.
 * @returns the release that visitors get now
 * @throws Error when there is no release to go back to.
 */
export const rollback = async (folder: string, store: string, to?: string): Promise<string> => {
  // Decide under the lock: another command may just have made the canary the current release.
  const after = await changeRegistry(store, async (registry) => {
    if (!to && registry.remotes[registryName(folder)]?.canary) return endCanary(registry, folder);
    const version = to ?? previousRelease(registry, folder);
    return rollBackTo(registry, await readRelease(store, folder, version));
  });
  const current = currentRelease(after, folder);
  if (!current) throw new Error(`${folder} has no release to go back to.`);
  return current;
};
