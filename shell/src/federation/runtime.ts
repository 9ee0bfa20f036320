import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@scribblepup/kernel';
import { reasonOf, type Stage } from './failure';
import { runtimePlugin, withAttempt } from './runtimePlugin';

/** Fetches what a remote exposes; the loader's only way to the network. */
export interface RemoteRuntime {
  /** Rejects with whatever went wrong. `afresh` forgets everything an earlier attempt left behind. */
  readonly fetchModule: (remote: RemoteName, manifestUrl: string, afresh: boolean) => Promise<unknown>;
  readonly stageOf: (error: unknown) => Stage;
}

const federationName = (remote: RemoteName): string => `mf_${remote}`;
// Webpack names this list after the build's `uniqueName`, the remote's folder.
const chunkList = (remote: RemoteName): string => `webpackChunkmf_${remote}`;

const hasDefault = (value: unknown): value is { default: unknown } =>
  typeof value === 'object' && value !== null && 'default' in value;

/** Codes and names by which the runtime and webpack tell their errors apart. */
const stages: readonly (readonly [RegExp, Stage])[] = [
  [/RUNTIME-003|RUNTIME-007|answered \d/, 'manifest'],
  [/ChunkLoadError|Loading (CSS )?chunk/, 'screen'],
];

export function createRuntime(): RemoteRuntime {
  const attempts = new Map<string, number>();
  const attemptOf = (name: string): number => attempts.get(name) ?? 0;
  registerPlugins([runtimePlugin(attemptOf)]);

  return {
    async fetchModule(remote, manifestUrl, afresh) {
      const name = federationName(remote);
      if (afresh) {
        attempts.set(name, attemptOf(name) + 1);
        // Or the new entry would be handed the chunks of the old one.
        Reflect.deleteProperty(globalThis, chunkList(remote));
      }
      registerRemotes([{ name, entry: withAttempt(manifestUrl, attemptOf(name)) }], { force: afresh });
      const exposed = await loadRemote<unknown>(`${name}/remote`);
      return hasDefault(exposed) ? exposed.default : exposed;
    },
    stageOf(error) {
      const text = error instanceof Error ? `${error.name} ${error.message}` : reasonOf(error);
      return stages.find(([pattern]) => pattern.test(text))?.[1] ?? 'entry';
    },
  };
}
