import { isContractSupported } from '../../../shared/kernel/src/remote/validate';
import { remoteIn, remotes, shell } from '../../config/apps';
import type { Registry, Release, RemotePointer } from './registry';

export interface Canary {
  readonly percent: number;
}

/** Number of earlier releases in the registry's history of each app. */
const MAX_HISTORY = 10;

/** The registry's name for a folder's app. @throws Error for a folder that is not an app */
export const registryName = (folder: string): string =>
  folder === shell.folder ? folder : remoteIn(folder).name;

export const currentRelease = (registry: Registry, folder: string): string | undefined =>
  folder === shell.folder
    ? registry.shell?.version
    : registry.remotes[registryName(folder)]?.version;

/** Whether visitors get this release, or a rollback can bring it back. */
export const hasRelease = (registry: Registry, folder: string, version: string): boolean => {
  const name = registryName(folder);
  return (
    currentRelease(registry, folder) === version ||
    registry.remotes[name]?.canary?.version === version ||
    (registry.history?.[name] ?? []).includes(version)
  );
};

const historyWithCurrent = (registry: Registry, folder: string): Registry['history'] => {
  const current = currentRelease(registry, folder);
  const name = registryName(folder);
  const previous = registry.history?.[name] ?? [];
  return current
    ? { ...registry.history, [name]: [...previous, current].slice(-MAX_HISTORY) }
    : registry.history;
};

const withHistory = (registry: Registry, history: Registry['history']): Registry => ({
  ...registry,
  ...(history && { history }),
});

/**
 * False for a remote that the contract no longer has, which stays in the registry but never loads.
 */
const isInContract = (name: string): boolean => remotes.some((remote) => remote.name === name);

/**
 * Returns the registry if its shell can use every remote that is not switched off.
 * @throws Error that names the remote it cannot use
 */
const requireUsable = (registry: Registry): Registry => {
  const { contract: shellContract, filesIntegrity } = registry.shell ?? {};
  for (const [name, { canary, off, ...pointer }] of Object.entries(registry.remotes)) {
    if (off || !isInContract(name)) continue;
    for (const target of canary ? [pointer, canary] : [pointer]) {
      const { version, contract } = target;
      // A shell that has hashes of its files requires hashes of each remote's files.
      if (filesIntegrity && !target.filesIntegrity)
        throw new Error(
          `${name} ${version} has no hashes of its files, which the shell requires. Publish it again, or switch ${name} off until then.`,
        );
      if (!shellContract || isContractSupported(contract, shellContract)) continue;
      throw new Error(
        `${name} ${version} was built for contract ${contract}, but the shell has ${shellContract}. Publish or roll back one of them so that the contracts match, or switch ${name} off until then.`,
      );
    }
  }
  return registry;
};

/**
 * The registry with an app pointing to a release. Its history gets the previous release, and a
 * canary ends.
 */
export const pointTo = (
  registry: Registry,
  { folder, version, contract, filesIntegrity, remote }: Release,
): Registry => {
  const history = historyWithCurrent(registry, folder);
  if (!remote)
    return requireUsable(
      withHistory(
        {
          ...registry,
          shell: {
            folder: `${folder}/${version}`,
            version,
            ...(contract && { contract }),
            ...(filesIntegrity && { filesIntegrity }),
          },
        },
        history,
      ),
    );
  const name = registryName(folder);
  const off = registry.remotes[name]?.off;
  const pointer: RemotePointer = { ...remote, version, ...(off && { off }) };
  return requireUsable(
    withHistory({ ...registry, remotes: { ...registry.remotes, [name]: pointer } }, history),
  );
};

const changePointer = (
  registry: Registry,
  folder: string,
  change: (pointer: RemotePointer) => RemotePointer,
): Registry => {
  const name = registryName(folder);
  const pointer = registry.remotes[name];
  if (!pointer)
    throw new Error(
      `${folder} is not a remote with a release. npm run releases lists all releases.`,
    );
  return { ...registry, remotes: { ...registry.remotes, [name]: change(pointer) } };
};

/**
 * The registry with a canary: a share of the visitors gets this release, the others the current
 * one.
 */
export const startCanary = (
  registry: Registry,
  { folder, version, remote }: Release,
  { percent }: Canary,
): Registry => {
  if (!remote)
    throw new Error(
      "The shell cannot have a canary, because the shell picks each visitor's release.",
    );
  return requireUsable(
    changePointer(registry, folder, (pointer) => ({
      ...pointer,
      canary: { ...remote, version, percent },
    })),
  );
};

/** Switches a remote off for all visitors, with a reason; null switches it on again. */
export const setKillSwitch = (
  registry: Registry,
  folder: string,
  reason: string | null,
): Registry =>
  requireUsable(
    changePointer(registry, folder, ({ off: _before, ...pointer }) =>
      reason === null ? pointer : { ...pointer, off: reason },
    ),
  );

/** The release before the current one. @throws Error when there is none */
export const previousRelease = (registry: Registry, folder: string): string => {
  const previous = registry.history?.[registryName(folder)]?.at(-1);
  if (!previous)
    throw new Error(`${folder} has no earlier release. npm run releases lists all releases.`);
  return previous;
};

/**
 * The registry with an app rolled back to another release. Its history is cut before that release,
 * so that it does not contain the abandoned release. A history without that release does not
 * change.
 */
export const rollBackTo = (registry: Registry, release: Release): Registry => {
  const name = registryName(release.folder);
  const history = registry.history?.[name] ?? [];
  const index = history.lastIndexOf(release.version);
  const earlier = index < 0 ? history : history.slice(0, index);
  return { ...pointTo(registry, release), history: { ...registry.history, [name]: earlier } };
};

/** The registry without the canary of an app. */
export const endCanary = (registry: Registry, folder: string): Registry =>
  changePointer(registry, folder, ({ canary: _over, ...pointer }) => pointer);
