import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { shell } from '../apps';
import { baseConfig, favicon } from './base';
import { devServer } from './dev-server';
import { providedByShell } from './shared-modules';

/** The host: it provides the shared modules and learns its remotes at run time, so none is named here. */
export const shellConfig = (production = true): Configuration => {
  const base = baseConfig({ folder: shell.folder, production, variant: production ? 'production' : 'development' });
  return {
    ...base,
    entry: './src/index.ts',
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', favicon }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(),
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        // The shell's copy of the federation runtime serves the remotes too: 60 KB less in each.
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
    ...devServer(shell.port),
  };
};
