import {
  CONTRACT_VERSION,
  isContractSupported,
  validateRemoteModule,
  type Path,
  type RemoteModule,
  type RemoteName,
} from '@scribblepup/kernel/core';
import type { ComponentType } from 'react';
import { failed, loaded, reasonOf, StageError, type Loaded } from './failure';
import type { RegistryResult } from './registry';
import { withBackoff } from './retry';
import type { RemoteRuntime } from './runtime';

export interface Address {
  readonly remote: RemoteName;
  readonly path: Path;
}

/** How to retry a screen: `keep` what has already been fetched, or fetch everything `afresh`. */
export type Again = 'keep' | 'afresh';

export interface ScreenLoader {
  /** Fetches the code of a screen. Failures are returned, never thrown. */
  readonly load: (address: Address, again?: Again) => Promise<Loaded<ComponentType>>;
  /** The code of a screen that has been fetched already. */
  readonly peek: (path: Path) => ComponentType | undefined;
}

export interface LoaderParts {
  readonly fetchRegistry: () => Promise<RegistryResult>;
  readonly runtime: RemoteRuntime;
  readonly backoffMs?: readonly number[];
}

/**
 * Fetches screens from remotes: registry, module, contract, code. Each is fetched once unless it
 * failed.
 */
export function createLoader({ fetchRegistry, runtime, backoffMs }: LoaderParts): ScreenLoader {
  const modules = new Map<RemoteName, Promise<Loaded<RemoteModule>>>();
  const screens = new Map<Path, ComponentType>();
  let registry: Promise<RegistryResult> | undefined;

  const fetchModule = async (
    remote: RemoteName,
    afresh: boolean,
  ): Promise<Loaded<RemoteModule>> => {
    registry ??= fetchRegistry();
    const found = await registry;
    if (!found.ok) return failed(remote, 'registry', found.reason);
    const entry = found.registry.get(remote);
    if (!entry) return failed(remote, 'registry', `the registry does not list ${remote}`);
    if (entry.off !== undefined) return failed(remote, 'off', entry.off);
    if (!entry.isTrusted)
      return failed(remote, 'origin', `${entry.manifestUrl} is of an origin that is not allowed`);
    if (!isContractSupported(entry.contract)) {
      return failed(
        remote,
        'contract',
        `it was built for contract ${entry.contract}, this site speaks ${CONTRACT_VERSION}`,
      );
    }
    let again = afresh;
    try {
      const exposed = await withBackoff(() => {
        const attempt = runtime.fetchModule(remote, entry, again);
        again = true;
        return attempt;
      }, backoffMs);
      const checked = validateRemoteModule(exposed);
      if (!checked.ok) return failed(remote, 'contract', checked.reason);
      if (checked.module.name !== remote)
        return failed(remote, 'contract', `it calls itself ${checked.module.name}`);
      return loaded(checked.module);
    } catch (error) {
      return failed(remote, error instanceof StageError ? error.stage : 'entry', reasonOf(error));
    }
  };

  const moduleOf = async (remote: RemoteName, again?: Again): Promise<Loaded<RemoteModule>> => {
    const known = modules.get(remote);
    if (known && again !== 'afresh') return known;
    if (again) registry = undefined;
    const asked = fetchModule(remote, again !== undefined);
    modules.set(remote, asked);
    const result = await asked;
    // Forget a failure, so the next call asks the network, unless a newer request has replaced this
    // one.
    if (!result.ok && modules.get(remote) === asked) {
      modules.delete(remote);
      registry = undefined;
    }
    return result;
  };

  const load = async ({ remote, path }: Address, again?: Again): Promise<Loaded<ComponentType>> => {
    if (again) runtime.dropPending();
    const module = await moduleOf(remote, again);
    if (!module.ok) return module;
    const route = module.value.routes.find((candidate) => candidate.path === path);
    if (!route) return failed(remote, 'screen', `${remote} has no screen for ${path}`);
    try {
      const { default: screen } = await withBackoff(() => route.load(), backoffMs);
      if (!screen) return failed(remote, 'contract', `the screen for ${path} is no component`);
      screens.set(path, screen);
      return loaded(screen);
    } catch (error) {
      return failed(remote, 'screen', reasonOf(error));
    }
  };

  return { load, peek: (path) => screens.get(path) };
}
