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
 * Puts the federation runtime where the entries of remotes take it from instead of bringing their own;
 * to be called before the first one runs. Each gets an instance of its own: the runtime's `init` would
 * hand them the shell's, whose build it is.
 */
export const provideRuntime = (): void => {
  globalThis.__FEDERATION_OF_SHELL__ = {
    runtime: { init: createInstance },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
  };
};
