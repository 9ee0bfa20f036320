import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { record } from './trace';
import type { RemoteName } from '@scribblepup/kernel/core';

/** What the federation runtime does between asking for a remote and having its module. */
export interface Steps {
  readonly plugin: ModuleFederationRuntimePlugin;
  /** Tells that a remote is asked for, by its name in the federation. */
  readonly begin: (name: string, remote: RemoteName) => void;
  /** Tells that its module is there. */
  readonly end: (name: string) => void;
}

/**
 * Records the runtime's own steps of each remote: until its entry has run, until it has the shared
 * modules, until it has given its module.
 */
export const createSteps = (): Steps => {
  const running = new Map<string, { readonly remote: RemoteName; since: number }>();
  const finish = (name: string, step: 'entry' | 'share' | 'module'): void => {
    const run = running.get(name);
    if (!run) return;
    record(run.remote, step, run.since);
    run.since = performance.now();
  };
  return {
    plugin: {
      name: 'steps',
      beforeInitContainer(args) {
        finish(args.remoteInfo.name, 'entry');
        return args;
      },
      initContainer(args) {
        finish(args.remoteInfo.name, 'share');
        return args;
      },
    },
    begin: (name, remote) => void running.set(name, { remote, since: performance.now() }),
    end: (name) => {
      finish(name, 'module');
      running.delete(name);
    },
  };
};
