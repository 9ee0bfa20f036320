import { currentRelease, previousRelease, endCanary, rollBackTo, registryName } from './pointers';
import type { Release } from './registry';
import { readRelease } from './releases';
import { changeRegistry, readRegistry } from './store';

/**
 * Points an app back to a named release. Without a name, ends its canary if one runs, else points
 * back to the previous release.
 * @returns the release that visitors get now
 * @throws Error when there is no release to go back to.
 */
export const rollback = async (folder: string, store: string, to?: string): Promise<string> => {
  const before = await readRegistry(store);
  if (!to && before.remotes[registryName(folder)]?.canary) {
    const after = await changeRegistry(store, (registry) => endCanary(registry, folder));
    const current = currentRelease(after, folder);
    if (!current) throw new Error(`${folder} has no release to go back to.`);
    return current;
  }
  const release: Release = await readRelease(store, folder, to ?? previousRelease(before, folder));
  await changeRegistry(store, (registry) => rollBackTo(registry, release));
  return release.version;
};
