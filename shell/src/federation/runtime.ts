import type { RemoteName } from '@scribblepup/kernel/core';
import { openContainer, type Entry } from './container';
import { StageError } from './failure';
import { fetchManifest, type Manifest } from './manifest';
import { provideRuntime } from './provideRuntime';
import type { RegistryEntry } from './registryEntry';

/** Fetches the module that a remote exposes. The loader's only access to remotes on the network. */
export interface RemoteRuntime {
  /** Rejects with a StageError. `afresh` discards everything that earlier attempts left behind. */
  readonly fetchModule: (
    remote: RemoteName,
    entry: RegistryEntry,
    afresh: boolean,
  ) => Promise<unknown>;
  /**
   * Aborts requests in flight: the browser would attach a retry of the same URL to one that hangs.
   */
  readonly dropPending: () => void;
}

const federationName = (remote: RemoteName): string => `mf_${remote}`;
// Webpack derives this global's name from the build's `uniqueName`, the remote's folder.
const chunkList = (remote: RemoteName): string => `webpackChunkmf_${remote}`;

/** A distinct URL for each attempt, to bypass whatever was cached for the last one. */
const withAttempt = (url: string, attempt: number): string =>
  attempt === 0 ? url : `${url}?retry=${attempt}`;

const preload = (url: string): void => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: url });
  document.head.append(link);
};

const defaultOf = (exposed: unknown): unknown =>
  typeof exposed === 'object' && exposed !== null && 'default' in exposed
    ? exposed.default
    : exposed;

const readManifest = async (url: string): Promise<Manifest> => {
  try {
    return await fetchManifest(url);
  } catch (error) {
    throw new StageError('manifest', error);
  }
};

const loadModule = async (entry: Entry): Promise<unknown> => {
  try {
    const container = await openContainer(entry);
    const factory = await container.get('./remote');
    return defaultOf(factory());
  } catch (error) {
    // A ChunkLoadError means that the entry ran, but a chunk that it needs did not load.
    throw new StageError(
      error instanceof Error && error.name === 'ChunkLoadError' ? 'screen' : 'entry',
      error,
    );
  }
};

/** The federation runtime of this page. */
export function createRuntime(): RemoteRuntime {
  provideRuntime();
  const attempts = new Map<RemoteName, number>();

  return {
    async fetchModule(remote, { manifestUrl, integrity }, afresh) {
      const attempt = (attempts.get(remote) ?? 0) + (afresh ? 1 : 0);
      attempts.set(remote, attempt);
      const manifest = await readManifest(withAttempt(manifestUrl, attempt));
      manifest.scripts.forEach(preload);
      // Otherwise the new entry would get the old entry's chunks.
      if (afresh) Reflect.deleteProperty(globalThis, chunkList(remote));
      const url = withAttempt(manifest.entryUrl, attempt);
      return loadModule({ name: federationName(remote), url, ...(integrity && { integrity }) });
    },
    dropPending: () => window.stop(),
  };
}
