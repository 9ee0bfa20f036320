import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@scribblepup/kernel/core';
import { withRetryQuery } from './withRetryQuery';
import { entryScripts } from './entryScripts';
import { StageError, type Stage } from './failure';
import { keepShares } from './keepShares';
import { fetchManifest } from './manifest';
import { removePendingScripts, preload, reloadPendingStyles } from './pageFiles';
import type { RegistryEntry } from './registryEntry';
import { createStepRecorder } from './stepRecorder';
import { trace } from './trace';

/** Fetches the module that a remote exposes. The loader's only access to remotes on the network. */
export interface RemoteRuntime {
  /**
   * Each call after the first starts over, at addresses that no earlier call has requested. Rejects
   * with a StageError.
   */
  readonly fetchModule: (remote: RemoteName, entry: RegistryEntry) => Promise<unknown>;
}

/** The part of `@module-federation/enhanced/runtime` that the loader uses. */
export type Federation = Pick<
  ModuleFederation,
  'loadRemote' | 'registerPlugins' | 'registerRemotes'
>;

const federationName = (remote: RemoteName): string => `mf_${remote}`;

const defaultOf = (exposed: unknown): unknown =>
  typeof exposed === 'object' && exposed !== null && 'default' in exposed
    ? exposed.default
    : exposed;

const atStage = async <T>(stage: Stage, task: Promise<T>): Promise<T> => {
  try {
    return await task;
  } catch (error) {
    throw new StageError(stage, error);
  }
};

/** Fetches remotes through this page's instance of the federation runtime. */
export function createRuntime(federation: Federation): RemoteRuntime {
  const attempts = new Map<RemoteName, number>();
  const hashes = new Map<string, string | undefined>();
  const steps = createStepRecorder();
  federation.registerPlugins([entryScripts((url) => hashes.get(url)), keepShares, steps.plugin]);

  const loadModule = async (remote: RemoteName, name: string): Promise<unknown> => {
    steps.begin(name, remote);
    try {
      const exposed = await federation.loadRemote(`${name}/remote`);
      steps.end(name);
      return defaultOf(exposed);
    } catch (error) {
      steps.fail(name, error);
      // A ChunkLoadError means that the entry ran, but a chunk that it needs did not load.
      throw new StageError(
        error instanceof Error && error.name === 'ChunkLoadError' ? 'screen' : 'entry',
        error,
      );
    }
  };

  return {
    async fetchModule(remote, { manifestUrl, manifestIntegrity, integrity }) {
      const attempt = attempts.get(remote) ?? 0;
      attempts.set(remote, attempt + 1);
      const addressOf = (url: string): string => withRetryQuery(url, attempt);
      if (attempt > 0) {
        const folder = new URL('.', manifestUrl).href;
        removePendingScripts(folder);
        await atStage('screen', reloadPendingStyles(folder, addressOf));
      }
      const manifest = await atStage(
        'manifest',
        trace(remote, 'manifest', () => fetchManifest(addressOf(manifestUrl), manifestIntegrity)),
      );
      for (const script of manifest.scripts) preload(addressOf(script.url), script.integrity);
      const name = federationName(remote);
      const entry = addressOf(manifest.entryUrl);
      hashes.set(entry, integrity);
      // `force` makes the runtime forget the container of the previous attempt.
      federation.registerRemotes([{ name, entry }], { force: attempt > 0 });
      return loadModule(remote, name);
    },
  };
}
