import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@scribblepup/kernel/core';
import { errorMessage } from './failure';
import { recordStep } from './trace';

/** Records the federation runtime's steps from the request for a remote to its module. */
export interface StepRecorder {
  readonly plugin: ModuleFederationRuntimePlugin;
  /** Call when a remote is requested, with its name in the federation. */
  readonly begin: (name: string, remote: RemoteName) => void;
  /** Call when its module has loaded. */
  readonly end: (name: string) => void;
  /** Call when loading it has failed: records the error for the current step. */
  readonly fail: (name: string, error: unknown) => void;
}

type RuntimeStep = 'entry' | 'share' | 'module';

interface Run {
  readonly remote: RemoteName;
  step: RuntimeStep;
  since: number;
}

/**
 * Records three steps of the runtime for each remote: until its entry has run, until it has the
 * shared modules, and until its module has loaded.
 */
export const createStepRecorder = (): StepRecorder => {
  const running = new Map<string, Run>();
  /** Records a remote's current step, and begins the next. */
  const finish = (name: string, next?: RuntimeStep, error?: string): void => {
    const run = running.get(name);
    if (!run) return;
    recordStep(run.remote, run.step, run.since, error);
    if (next) Object.assign(run, { step: next, since: performance.now() });
    else running.delete(name);
  };
  return {
    plugin: {
      name: 'steps',
      beforeInitContainer(args) {
        finish(args.remoteInfo.name, 'share');
        return args;
      },
      initContainer(args) {
        finish(args.remoteInfo.name, 'module');
        return args;
      },
    },
    begin: (name, remote) =>
      void running.set(name, { remote, step: 'entry', since: performance.now() }),
    end: (name) => finish(name),
    fail: (name, error) => finish(name, undefined, errorMessage(error)),
  };
};
