import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { shell } from '../config/apps';
import { baseConfig } from '../config/webpack/base';
import { compression } from '../config/webpack/compression';
import { RenderPlugin } from './RenderPlugin';
import { withShellStyles } from './shellStyles';

interface FirstHtml {
  readonly folder: string;
  /** A module, relative to the folder, whose default export returns what `first.json` is to hold. */
  readonly entry: string;
  /** Where the app's files are served from, below the base path. */
  readonly publicPath: string;
}

/**
 * A second build of an app, for Node, which runs at once and leaves one file: `dist/<app>/first.json`, the
 * HTML of the app's screens ahead of time. Class names and addresses are those of the app's own build.
 */
export const firstHtml = ({ folder, entry, publicPath }: FirstHtml): Configuration => {
  const base = baseConfig({ folder, production: true, variant: 'first-html' });
  return {
    ...base,
    name: `${folder}-first-html`,
    target: 'node20',
    entry: { first: entry },
    output: {
      ...base.output,
      filename: 'first.cjs',
      publicPath,
      library: { type: 'commonjs2' },
      clean: false,
    },
    module: {
      rules: folder === shell.folder ? base.module?.rules : withShellStyles(base.module?.rules),
    },
    optimization: { minimize: false },
    plugins: [new MiniCssExtractPlugin(), new RenderPlugin('first.cjs', 'first.json')],
  };
};

/**
 * The scripts that stand alone, under names that never change: `dist/shell/start.js`, which a page with first
 * HTML has in place of the shell's, and `dist/shell/sw.js`, the service worker.
 */
export const plainScripts = (entries: Readonly<Record<'start' | 'sw', string>>): Configuration => {
  const base = baseConfig({ folder: shell.folder, production: true, variant: 'plain' });
  return {
    ...base,
    name: 'plain',
    entry: entries,
    output: { ...base.output, filename: '[name].js', clean: false },
    plugins: compression(),
  };
};

/** The app's own build, without wiping what the builds above leave beside it. */
export const keepingFirstHtml = (config: Configuration): Configuration => ({
  ...config,
  output: {
    ...config.output,
    clean: config.output?.clean ? { keep: /^(first\.json|(start|sw)\.js(\.(br|gz))?)$/ } : false,
  },
});
