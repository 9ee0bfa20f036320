import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { federationName, folderOf, remoteIn, root, type Remote } from '../apps';
import { baseConfig, favicon } from './base';
import { devServer } from './dev-server';
import { remoteAlias } from './federation/alias';
import { fileList } from './file-list';
import { takenFromShell } from './shared-modules';

/**
 * The remote as the shell loads it: one exposed module, without the modules that the shell
 * provides.
 */
export const federatedRemote = (name: Remote['name'], production = true): Configuration => {
  const { folder } = remoteIn(folderOf(name));
  const base = baseConfig({
    folder,
    production,
    variant: production ? 'federated' : 'federated-dev',
  });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: production ? 'auto' : `/${folder}/` },
    resolve: { ...base.resolve, alias: remoteAlias },
    plugins: [
      ...(base.plugins ?? []),
      ...(production ? [fileList()] : []),
      new ModuleFederationPlugin({
        name: federationName(name),
        filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared: takenFromShell(),
        manifest: true,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        experiments: {
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
};

/** The remote on its own, as a plain single-page app, for `npm run dev -w <remote>`. */
const standaloneRemote = (name: Remote['name']): Configuration => {
  const { folder, port } = remoteIn(folderOf(name));
  const base = baseConfig({ folder, production: false, variant: 'standalone' });
  return {
    ...base,
    entry: './src/index.ts',
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: resolve(root, 'scripts/config/webpack/standalone.html'),
        title: folder,
        favicon,
      }),
    ],
    ...devServer(port),
  };
};

/** A remote's configuration: federated for `webpack build`, standalone for `webpack serve`. */
export const remoteConfig =
  (name: Remote['name']) =>
  (env: Readonly<Record<string, unknown>> = {}): Configuration =>
    env['WEBPACK_SERVE'] ? standaloneRemote(name) : federatedRemote(name);
