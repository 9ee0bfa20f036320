import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { federationName, folderOf, remoteIn, root, type Remote } from '../apps';
import { baseConfig, favicon } from './base';
import { fingerprint } from '../fingerprint';
import { devServer } from './devServer';
import { removeUnusedModules } from './federation/removeUnusedModules';
import { fileList } from './fileList';
import { addIntegrity, integrity } from './integrity';
import { consumedFromShell } from './sharedModules';

/** A name for a build that changes with its sources. */
const releaseOf = async (folder: string): Promise<string> =>
  `${folder}_${await fingerprint([folder, 'shared', 'scripts/config'])}`;

/**
 * The remote as the shell loads it: one exposed module, without the modules that the shell
 * provides.
 * @param uniqueName names the build's chunk table in the page. Two releases of one remote need
 * different names, or the second would use chunks of the first.
 */
export const federatedRemote = (
  name: Remote['name'],
  production = true,
  uniqueName = folderOf(name),
): Configuration => {
  const { folder } = remoteIn(folderOf(name));
  const base = baseConfig({
    folder,
    production,
    variant: production ? 'federated' : 'federated-dev',
  });
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName, publicPath: production ? 'auto' : `/${folder}/` },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          exposed: {
            test: new RegExp(`[\\\\/]${folder}[\\\\/]src[\\\\/](remote|routes)\\.tsx$`),
            name: federationName(name),
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(production ? [fileList(), integrity(), removeUnusedModules()] : []),
      new ModuleFederationPlugin({
        name: federationName(name),
        filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared: consumedFromShell(),
        manifest: {
          additionalData: ({ stats, compilation }) => addIntegrity(stats, compilation),
        },
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        runtimePlugins: [resolve(import.meta.dirname, 'federation/chunkRetryQuery.ts')],
        // A remote loads no remotes of its own.
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
};

/** The remote on its own, as a plain single-page app, for `npm run dev -w <remote>`. */
export const standaloneRemote = (name: Remote['name']): Configuration => {
  const { folder, port } = remoteIn(folderOf(name));
  const base = baseConfig({ folder, production: false, variant: 'standalone', refresh: true });
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
    ...devServer(port, { hot: true }),
  };
};

/** A remote's configuration for `webpack build`. */
export const remoteConfig = (name: Remote['name']) => async (): Promise<Configuration> =>
  federatedRemote(name, true, await releaseOf(folderOf(name)));
