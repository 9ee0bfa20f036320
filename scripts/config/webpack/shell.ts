import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { basename } from 'node:path';
import type { Configuration } from 'webpack';
import { shell } from '../apps';
import { baseConfig, favicon } from './base';
import { devServer } from './dev-server';
import { fileList } from './file-list';
import { preload } from './preload';
import { shellAlias } from './federation/alias';
import { providedByShell } from './shared-modules';

// Each shared module would be a script or two of its own. A visitor needs these together, so they come
// in two: what changes with a new version of a library, and what changes with this site.
const cacheGroups = {
  vendor: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-hot-toast|goober)[\\/]/,
    name: 'vendor',
    enforce: true,
  },
  site: {
    test: /[\\/](shell[\\/]src|shared[\\/]kernel[\\/]src|shared[\\/]ui[\\/]src)[\\/](?!forms|offline|api[\\/](?!envelope))/,
    name: 'site',
    enforce: true,
  },
};

/** The host: it provides the shared modules and learns its remotes at run time, so none is named here. */
export const shellConfig = (production = true): Configuration => {
  const base = baseConfig({
    folder: shell.folder,
    production,
    variant: production ? 'production' : 'development',
  });
  return {
    ...base,
    entry: './src/index.ts',
    // Scripts and styles find each other beside the first script, so that the site can lie below any
    // base path; the page alone names its script from the root, because it answers deep links too.
    output: { ...base.output, publicPath: production ? 'auto' : '/' },
    resolve: { ...base.resolve, alias: shellAlias },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups } },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        publicPath: '/',
        scriptLoading: 'defer',
        favicon,
      }),
      preload(...Object.keys(cacheGroups)),
      ...(production ? [fileList(basename(favicon), 'start.js')] : []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(),
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        // It loads remotes by the container's own protocol, without the runtime's registry of them.
        experiments: {
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
    ...devServer(shell.port),
  };
};
