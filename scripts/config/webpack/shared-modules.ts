import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { root } from '../apps';

const require = createRequire(resolve(root, 'package.json'));
const versionOf = (name: string): string =>
  (require(`${name}/package.json`) as { version: string }).version;
const workspaceVersion = (folder: string): string =>
  (require(resolve(root, 'shared', folder, 'package.json')) as { version: string }).version;

interface SharedModule {
  readonly version: string;
  /** The npm or workspace range that a remote accepts from the shell. */
  readonly requiredVersion: string;
}

const npm = (name: string): SharedModule => {
  const version = versionOf(name);
  return { version, requiredVersion: `^${version}` };
};
// A patch adds nothing that a remote could need.
const workspace = (folder: string): SharedModule => {
  const version = workspaceVersion(folder);
  return { version, requiredVersion: `^${version.replace(/\d+$/, '0')}` };
};

/**
 * The one list of modules that the shell provides and the remotes take from it. A key covers only
 * itself, so sub-paths are listed. Whole router and query packages are not here: the kernel's
 * facades re-export the part in use, which keeps their unused code out of the site.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  // Two copies of React cannot share hooks or context.
  react: npm('react'),
  'react/jsx-runtime': npm('react'),
  'react-dom': npm('react-dom'),
  // Router and query context must be one across shell and remotes.
  '@scribblepup/kernel': workspace('kernel'),
  '@scribblepup/kernel/router': workspace('kernel'),
  '@scribblepup/kernel/query': workspace('kernel'),
  // The axios client, apart so that screens without calls do not fetch it.
  '@scribblepup/kernel/api': workspace('kernel'),
  // One toast queue, one look, one set of form rules.
  '@scribblepup/ui': workspace('ui'),
  '@scribblepup/ui/forms': workspace('ui'),
  // One set of open database connections and listeners.
  '@scribblepup/library': workspace('library'),
};

type ShareConfig = Record<
  string,
  { singleton: true; version?: string; requiredVersion: string; import?: false }
>;

const configure = (extra: (module: SharedModule) => object): ShareConfig =>
  Object.fromEntries(
    Object.entries(sharedModules).map(([name, module]) => [
      name,
      { singleton: true as const, requiredVersion: module.requiredVersion, ...extra(module) },
    ]),
  );

/** What the shell provides. */
export const providedByShell = (): ShareConfig => configure(({ version }) => ({ version }));

/** What a remote takes: no copy of its own, which halves what a visitor downloads. */
export const takenFromShell = (): ShareConfig => configure(() => ({ import: false as const }));
