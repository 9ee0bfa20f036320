import {
  CONTRACT_VERSION,
  isContractSupported,
  setAppVersion,
  reportFailure,
  validateRemoteModule,
  type Path,
  type RemoteModule,
  type RemoteName,
} from '@scribblepup/kernel/core';
import type { ComponentType } from 'react';
import { failed, loaded, StageError, type Failure, type LoadResult } from './failure';
import type { RegistryResult } from './registry';
import type { RegistryEntry } from './registryEntry';
import { isTimeout, withBackoff } from './retry';
import type { RemoteRuntime } from './runtime';
import { trace } from './trace';

export interface ScreenAddress {
  readonly remote: RemoteName;
  readonly path: Path;
}

/** How to retry a screen: `keep` what has already been fetched, or `refetch` everything. */
export type RetryMode = 'keep' | 'refetch';

export interface ScreenLoader {
  /** Fetches the code of a screen. Failures are returned, never thrown. */
  readonly load: (address: ScreenAddress, retry?: RetryMode) => Promise<LoadResult<ComponentType>>;
  /** The code of a screen, if it has been fetched already. */
  readonly peek: (path: Path) => ComponentType | undefined;
}

/** The state of a remote's loading. A failure is the latest one; another attempt may follow. */
export type RemoteState = 'loading' | 'ready' | Failure;

export interface Inspection {
  /** Undefined before the first request for a remote. */
  readonly registry: RegistryResult | undefined;
  readonly states: ReadonlyMap<RemoteName, RemoteState>;
}

/** A loader that also tells developers what it has done. */
export interface InspectableLoader extends ScreenLoader {
  readonly inspect: () => Inspection;
}

export interface LoaderOptions {
  readonly fetchRegistry: () => Promise<RegistryResult>;
  readonly runtime: RemoteRuntime;
  readonly backoffMs?: readonly number[];
}

/** The reason not to load a remote that the registry lists; null if there is none. */
const refusalOf = (
  remote: RemoteName,
  { off, isTrusted, manifestUrl, refusalReason, contract }: RegistryEntry,
): LoadResult<never> | null => {
  if (off !== undefined) return failed(remote, 'off', off);
  if (!isTrusted)
    return failed(remote, 'origin', `${manifestUrl} comes from an origin that is not allowed`);
  if (refusalReason !== undefined) return failed(remote, 'trust', refusalReason);
  if (!isContractSupported(contract))
    return failed(
      remote,
      'contract',
      `it was built for contract ${contract}, but this site has ${CONTRACT_VERSION}`,
    );
  return null;
};

/**
 * Fetches screens from remotes: the registry, the module, then the screen's code. Each is fetched
 * once, unless it failed.
 */
export function createLoader({
  fetchRegistry,
  runtime,
  backoffMs,
}: LoaderOptions): InspectableLoader {
  const modules = new Map<RemoteName, Promise<LoadResult<RemoteModule>>>();
  const screens = new Map<Path, ComponentType>();
  const states = new Map<RemoteName, RemoteState>();
  let registry: Promise<RegistryResult> | undefined;
  let lastRegistry: RegistryResult | undefined;

  const fetchModule = async (remote: RemoteName): Promise<LoadResult<RemoteModule>> => {
    registry ??= trace('shell', 'registry', fetchRegistry);
    const result = await registry;
    lastRegistry = result;
    if (!result.ok) return failed(remote, result.stage ?? 'registry', result.reason);
    const entry = result.registry.get(remote);
    if (!entry) return failed(remote, 'registry', `the registry does not list ${remote}`);
    setAppVersion(remote, entry.version);
    const refused = refusalOf(remote, entry);
    if (refused) return refused;
    try {
      const exposed = await withBackoff(() => runtime.fetchModule(remote, entry), backoffMs);
      const checked = validateRemoteModule(exposed);
      if (!checked.ok) return failed(remote, 'contract', checked.reason);
      if (checked.module.name !== remote)
        return failed(remote, 'contract', `it calls itself ${checked.module.name}`);
      return loaded(checked.module);
    } catch (error) {
      return error instanceof StageError
        ? failed(remote, error.stage, error.cause)
        : failed(remote, 'entry', error);
    }
  };

  const moduleOf = async (
    remote: RemoteName,
    retry?: RetryMode,
  ): Promise<LoadResult<RemoteModule>> => {
    const earlier = modules.get(remote);
    if (earlier && retry !== 'refetch') return earlier;
    if (retry) registry = undefined;
    const request = fetchModule(remote);
    modules.set(remote, request);
    const result = await request;
    // Unless a newer request has replaced this one, forget the failure, so that the next call uses
    // the network.
    if (!result.ok && modules.get(remote) === request) {
      modules.delete(remote);
      registry = undefined;
    }
    return result;
  };

  const fetchScreen = async (
    { remote, path }: ScreenAddress,
    retry?: RetryMode,
  ): Promise<LoadResult<ComponentType>> => {
    const loading = moduleOf(remote, retry);
    const request = modules.get(remote);
    const module = await loading;
    if (!module.ok) return module;
    const route = module.value.routes.find((candidate) => candidate.path === path);
    if (!route) return failed(remote, 'screen', `${remote} has no screen for ${path}`);
    try {
      const { default: screen } = await trace(remote, 'chunk', () =>
        withBackoff(() => route.load(), backoffMs),
      );
      if (!screen) return failed(remote, 'contract', `the screen for ${path} is not a component`);
      screens.set(path, screen);
      return loaded(screen);
    } catch (error) {
      // The chunk would hang again at the same address. Unless a newer request has already replaced
      // the module, forget it, because a new one has new addresses.
      if (isTimeout(error) && modules.get(remote) === request) modules.delete(remote);
      return failed(remote, 'screen', error);
    }
  };

  const load = async (
    address: ScreenAddress,
    retry?: RetryMode,
  ): Promise<LoadResult<ComponentType>> => {
    states.set(address.remote, 'loading');
    const result = await fetchScreen(address, retry);
    states.set(address.remote, result.ok ? 'ready' : result.failure);
    // The operator has switched the remote off, so do not report that.
    if (!result.ok && result.failure.stage !== 'off') reportFailure(result.failure);
    return result;
  };

  return {
    load,
    peek: (path) => screens.get(path),
    inspect: () => ({ registry: lastRegistry, states }),
  };
}
