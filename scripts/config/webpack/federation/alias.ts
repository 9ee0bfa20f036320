import { resolve } from 'node:path';
import { root } from '../../apps';

const at = (path: string): string => resolve(root, 'node_modules/@module-federation', path);
const here = (file: string): string => resolve(import.meta.dirname, file);

/**
 * For the shell. The federation packages load each other partly by `import` and partly by
 * `require`, which bundles each of them twice. Aliasing each to one build halves the shell's first
 * script.
 */
export const shellAlias: Readonly<Record<string, string>> = {
  '@module-federation/runtime-core$': at('runtime-core/dist/index.js'),
  '@module-federation/sdk$': at('sdk/dist/index.js'),
  '@module-federation/error-codes$': at('error-codes/dist/index.mjs'),
  [`${at('webpack-bundler-runtime/dist/init.js')}$`]: here('init.ts'),
};

/** For a remote: replaces the runtime that the plugin would put into its entry with the shell's. */
export const remoteAlias: Readonly<Record<string, string>> = {
  [`${at('webpack-bundler-runtime/dist/bundler.js')}$`]: here('shellRuntime.ts'),
};
