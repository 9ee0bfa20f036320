import { CONTRACT_VERSION } from '../../shared/kernel/src/remote/version';
import { remotes } from './apps';

/** What the shell reads at run time to find its remotes; addresses are relative to the registry's own. */
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
