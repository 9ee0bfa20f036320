import { CONTRACT_VERSION } from '../../shared/kernel/src/remote/version';
import { remotes } from './apps';

/**
 * The registry, which the shell reads at run time to find its remotes. Addresses are relative to
 * its own.
 */
export const makeRegistry = (versionOf: (folder: string) => string) => ({
  version: 1,
  remotes: Object.fromEntries(
    remotes.map(({ name, folder }) => [
      name,
      {
        entry: `${folder}/mf-manifest.json`,
        contract: CONTRACT_VERSION,
        version: versionOf(folder),
      },
    ]),
  ),
});
