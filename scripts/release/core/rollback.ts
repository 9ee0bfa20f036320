import {
  currentRelease,
  earlierRelease,
  endCanary,
  goBack,
  listedAs,
  type Release,
} from './pointers';
import { readRelease } from './releases';
import { changeRegistry, readRegistry } from './store';

/**
 * Ends a canary of an app, where one runs; else points back to the release before, or to a named one.
 * @returns the release that visitors get now
 * @throws Error where there is none to go back to.
 */
export const rollback = async (folder: string, store: string, to?: string): Promise<string> => {
  const before = await readRegistry(store);
  if (!to && before.remotes[listedAs(folder)]?.canary) {
    const after = await changeRegistry(store, (registry) => endCanary(registry, folder));
    return currentRelease(after, folder)!;
  }
  const release: Release = await readRelease(store, folder, to ?? earlierRelease(before, folder));
  await changeRegistry(store, (registry) => goBack(registry, release));
  return release.version;
};
