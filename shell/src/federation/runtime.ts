import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@scribblepup/kernel/core';
import { StageError } from './failure';
import { fetchManifest, type Manifest } from './manifest';
import type { RegistryEntry } from './registryEntry';
import { REQUEST_TIMEOUT_MS } from './timing';

/** Fetches what a remote exposes; the loader's only way to the network. */
export interface RemoteRuntime {
  /** Rejects with a StageError. `afresh` forgets everything that earlier attempts left behind. */
  readonly fetchModule: (remote: RemoteName, entry: RegistryEntry, afresh: boolean) => Promise<unknown>;
  /** Ends the requests that still hang: the browser would join a new one of the same address to them. */
  readonly dropPending: () => void;
}

const federationName = (remote: RemoteName): string => `mf_${remote}`;
// Webpack names this list after the build's `uniqueName`, the remote's folder.
const chunkList = (remote: RemoteName): string => `webpackChunkmf_${remote}`;

/** An entry that hangs becomes an error in time; one that is not what the registry said is not run. */
const entryRules = (integrity: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin => ({
  name: 'entry-rules',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    const hash = integrity.get(url);
    // Without it, the hash of a script from another origin cannot be compared.
    if (hash) Object.assign(script, { integrity: hash, crossOrigin: 'anonymous' });
    return { script, timeout: REQUEST_TIMEOUT_MS };
  },
});

/** Gives each attempt addresses of its own, past whatever was cached for the last one. */
const withAttempt = (url: string, attempt: number): string => (attempt === 0 ? url : `${url}?retry=${attempt}`);

const preload = (url: string): void => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: url });
  document.head.append(link);
};

const defaultOf = (exposed: unknown): unknown =>
  typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : exposed;

const readManifest = async (url: string): Promise<Manifest> => {
  try {
    return await fetchManifest(url);
  } catch (error) {
    throw new StageError('manifest', error);
  }
};

const loadModule = async (name: string): Promise<unknown> => {
  try {
    return defaultOf(await loadRemote<unknown>(`${name}/remote`));
  } catch (error) {
    // A chunk error means that the entry ran, and what is behind it did not come.
    throw new StageError(error instanceof Error && error.name === 'ChunkLoadError' ? 'screen' : 'entry', error);
  }
};

/** The federation runtime of this page. */
export function createRuntime(): RemoteRuntime {
  const attempts = new Map<RemoteName, number>();
  const hashes = new Map<string, string>();
  registerPlugins([entryRules(hashes)]);

  return {
    async fetchModule(remote, { manifestUrl, integrity }, afresh) {
      const attempt = (attempts.get(remote) ?? 0) + (afresh ? 1 : 0);
      attempts.set(remote, attempt);
      const manifest = await readManifest(withAttempt(manifestUrl, attempt));
      manifest.scripts.forEach(preload);
      // Or the new entry would be handed the chunks of the old one.
      if (afresh) Reflect.deleteProperty(globalThis, chunkList(remote));
      const name = federationName(remote);
      const entry = withAttempt(manifest.entryUrl, attempt);
      if (integrity) hashes.set(entry, integrity);
      registerRemotes([{ name, entry }], { force: afresh });
      return loadModule(name);
    },
    dropPending: () => window.stop(),
  };
}
