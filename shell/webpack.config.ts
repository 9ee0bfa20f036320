import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '../scripts/config/apps';
import { shellConfig } from '../scripts/config/webpack';

// The federation packages reach each other by `import` here and `require` there, which bundles each
// twice. One build of each halves the shell's first script.
const once = (path: string): string => resolve(root, 'node_modules/@module-federation', path);
const alias = {
  '@module-federation/runtime-tools/runtime-core$': once('runtime-tools/dist/runtime-core.js'),
  '@module-federation/runtime-core$': once('runtime-core/dist/index.js'),
  '@module-federation/sdk$': once('sdk/dist/index.js'),
  '@module-federation/error-codes$': once('error-codes/dist/index.mjs'),
};

export default (_env: unknown, argv: { mode?: string }): Configuration => {
  const config = shellConfig(argv.mode !== 'development');
  return { ...config, resolve: { ...config.resolve, alias } };
};
