import HtmlWebpackPlugin from 'html-webpack-plugin';
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '../../scripts/config/apps';
import { baseConfig } from '../../scripts/config/webpack/base';
import { devServer } from '../../scripts/config/webpack/devServer';

/** Port that serves the gallery of components; the remotes use 4001 and up. */
const PORT = 4100;

const base = baseConfig({
  folder: 'shared/ui',
  production: false,
  variant: 'gallery',
  refresh: true,
});

export default {
  ...base,
  entry: './src/gallery/index.tsx',
  output: { ...base.output, publicPath: '/' },
  plugins: [
    ...(base.plugins ?? []),
    new HtmlWebpackPlugin({
      template: resolve(root, 'scripts/config/webpack/standalone.html'),
      title: 'Components',
    }),
  ],
  ...devServer(PORT, { hot: true }),
} satisfies Configuration;
