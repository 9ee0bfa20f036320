import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { shell } from '../config/apps';
import { baseConfig } from '../config/webpack/base';
import { compression } from '../config/webpack/compression';
import { RenderPlugin } from './RenderPlugin';
import { withShellStyles } from './shellStyles';

interface FirstHtml {
  readonly folder: string;
  /** A module, relative to the folder, whose default export returns the content of `first.json`. */
  readonly entry: string;
  /** The path from which the app's files are served, below the base path. */
  readonly publicPath: string;
}

/**
 * A second build of an app, for Node, which renders the app's screens to HTML at build time and
 * writes only `dist/<app>/first.json`. Class names and addresses are those of the app's own build.
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
 * The build of the scripts whose names never change: `dist/shell/start.js`, which a page with
 * first HTML loads instead of the shell's main script, and `dist/shell/sw.js`, the service worker.
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

/** The app's own build, which keeps the files of the builds above when it cleans its folder. */
export const preserveFirstHtml = (config: Configuration): Configuration => ({
  ...config,
  output: {
    ...config.output,
    clean: config.output?.clean ? { keep: /^(first\.json|(start|sw)\.js(\.(br|gz))?)$/ } : false,
  },
});
