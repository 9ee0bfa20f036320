import { createInstance } from '@module-federation/enhanced/runtime';
import {
  attachShareScopeMap,
  bundlerRuntime,
} from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  var __FEDERATION_OF_SHELL__: object | undefined;
}

/**
 * Publishes the federation runtime for the remotes' entries, which bring none of their own. Call it
 * before the first entry runs. `createInstance` gives each remote its own instance; the runtime's
 * own `init` would hand them the shell's, because the shell's build contains it.
 */
export const provideRuntime = (): void => {
  globalThis.__FEDERATION_OF_SHELL__ = {
    runtime: { init: createInstance },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
  };
};
