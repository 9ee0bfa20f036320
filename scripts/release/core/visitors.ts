import { currentRelease, registryName } from './pointers';
import type { Registry } from './registry';

/**
 * Which visitors get a release: `all`, a share such as `10%`, `none` with the reason if the remote is
 * switched off, or '' if the registry does not point to the release.
 */
export const visitorsOf = (registry: Registry, folder: string, version: string): string => {
  const pointer = registry.remotes[registryName(folder)];
  const isCurrent = version === currentRelease(registry, folder);
  if (!isCurrent && version !== pointer?.canary?.version) return '';
  if (pointer?.off) return `none: ${pointer.off}`;
  if (!pointer?.canary) return 'all';
  return `${isCurrent ? 100 - pointer.canary.percent : pointer.canary.percent}%`;
};
