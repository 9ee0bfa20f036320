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

// Each shared module would otherwise be one or two scripts. A visitor needs them together, so they
// are bundled into two: one changes with library versions, the other with this site.
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

/**
 * The host. It provides the shared modules. It finds its remotes at run time, so none is named
 * here.
 */
export const shellConfig = (production = true): Configuration => {
  const base = baseConfig({
    folder: shell.folder,
    production,
    variant: production ? 'production' : 'development',
  });
  return {
    ...base,
    entry: './src/index.ts',
    // Scripts and styles resolve relative to the first script, so the site works below any base
    // path. Only the page names its script from the root, because it also answers deep links.
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
        // The shell loads remotes through the container protocol, without the runtime's own list of
        // remotes.
        experiments: {
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
    ...devServer(shell.port),
  };
};
