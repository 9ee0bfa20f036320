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
// A remote accepts any patch version, because a patch adds no exports.
const workspace = (folder: string): SharedModule => {
  const version = workspaceVersion(folder);
  return { version, requiredVersion: `^${version.replace(/\d+$/, '0')}` };
};

/**
 * The single list of modules that the shell provides and the remotes take from it. A key covers
 * only itself, so subpaths are listed too. The router and query packages are not listed: the
 * kernel's facades re-export the part in use, which keeps their unused code out of the site.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  // Two copies of React cannot share hooks or context.
  react: npm('react'),
  'react/jsx-runtime': npm('react'),
  'react-dom': npm('react-dom'),
  // Shell and remotes must share one router context and one query context.
  '@scribblepup/kernel': workspace('kernel'),
  '@scribblepup/kernel/router': workspace('kernel'),
  '@scribblepup/kernel/query': workspace('kernel'),
  // The axios client is separate, so that screens without API calls do not fetch it.
  '@scribblepup/kernel/api': workspace('kernel'),
  // Shell and remotes share one toast queue, one look and one set of form rules.
  '@scribblepup/ui': workspace('ui'),
  '@scribblepup/ui/forms': workspace('ui'),
  // Shell and remotes share one set of open database connections and listeners.
  '@scribblepup/library': workspace('library'),
  // All remotes share one client, one worker script and one copy of the finder's weights.
  '@scribblepup/studio': workspace('studio'),
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

/** The shared modules as the shell provides them. */
export const providedByShell = (): ShareConfig => configure(({ version }) => ({ version }));

/**
 * The shared modules as a remote consumes them. It has no copy of its own, which halves a visitor's
 * download.
 */
export const consumedFromShell = (): ShareConfig => configure(() => ({ import: false as const }));
