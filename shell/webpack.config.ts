import HtmlWebpackPlugin from 'html-webpack-plugin';
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

// Each shared module would be a script or two of its own. A visitor needs these together, so they come
// in two: what changes with a new version of a library, and what changes with this site.
const vendor = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-hot-toast|goober)[\\/]/;
const site = /[\\/](shell[\\/]src|shared[\\/]kernel[\\/]src|shared[\\/]ui[\\/]src)[\\/](?!forms|api)/;
const cacheGroups = {
  vendor: { test: vendor, name: 'vendor', enforce: true },
  site: { test: site, name: 'site', enforce: true },
};

export default (_env: unknown, argv: { mode?: string }): Configuration => {
  const config = shellConfig(argv.mode !== 'development');
  // Scripts and styles find each other beside the first script, so that the site can lie below any base
  // path; the page alone names its script from the root, because it answers deep links too.
  const page = config.plugins?.find((plugin) => plugin instanceof HtmlWebpackPlugin);
  if (page?.options) page.options.publicPath = '/';
  return {
    ...config,
    output: { ...config.output, publicPath: 'auto' },
    resolve: { ...config.resolve, alias },
    optimization: { ...config.optimization, splitChunks: { chunks: 'async', cacheGroups } },
  };
};
