import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import {
  DEVELOPMENT_TIMEOUT_FACTOR,
  DOWNLOAD_TIMEOUT_MS,
} from '../../../shell/src/federation/timing';
import { root } from '../apps';
import { minifier } from '../minifier';
import { compression } from './compression';

/** The brand's mark, as the browser tab's icon. */
export const favicon = resolve(root, 'shared/ui/src/art/files/mark.svg');

export interface BaseOptions {
  /** Folder of the app, below the root. */
  readonly folder: string;
  readonly production: boolean;
  /** Distinguishes builds of the same app in the cache. */
  readonly variant: string;
  /** Compiles components so that an edit can replace them on the page. They keep their state. */
  readonly refresh?: boolean;
}

/** Compiles TypeScript, one file at a time and without types; `npm run typecheck` checks those. */
const scriptRule = (refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    // All of its configuration is here, so it does not have to look for a file next to every
    // source.
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // Only a remote that runs alone may use the development runtime of JSX: the shell does not
      // provide it, and it fails with the React of a deployed shell.
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
    },
    module: { type: 'es6' },
  },
});

/**
 * Allows only classes, and never gives two apps the same class name: css-loader hashes the path, so
 * the folder is the salt.
 */
const cssModules = (folder: string): object => ({
  loader: 'css-loader',
  options: {
    modules: {
      mode: 'pure',
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: '[local]-[hash:base64:6]',
      localIdentHashSalt: folder,
    },
  },
});

const styleRule = (folder: string): RuleSetRule => ({
  test: /\.css$/,
  oneOf: [
    { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, cssModules(folder)] },
    { use: [MiniCssExtractPlugin.loader, 'css-loader'] },
  ],
  sideEffects: true,
});

// Both minifiers are multithreaded, so more processes would only take time to start.
const minimizers = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: minifier,
    extractComments: false,
    parallel: false,
  }),
  new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify, parallel: false }),
];

/** Files that a cached build depends on, besides its sources. */
const buildDependencies = [
  'scripts/config/webpack/base.ts',
  'scripts/config/minifier.ts',
  'scripts/config/webpack/integrity.ts',
  'shell/src/federation/timing.ts',
  'package-lock.json',
].map((file) => resolve(root, file));

/** The configuration of every build: TypeScript, CSS modules, assets, hashed names, cache. */
export const baseConfig = ({
  folder,
  production,
  variant,
  refresh = false,
}: BaseOptions): Configuration => {
  const namePattern = production ? '[name].[contenthash:10]' : '[name]';
  return {
    name: folder,
    mode: production ? 'production' : 'development',
    context: resolve(root, folder),
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: resolve(root, 'dist', folder),
      filename: `${namePattern}.js`,
      chunkFilename: `${namePattern}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      uniqueName: folder,
      // The browser can check the hash of a file from another origin only with CORS.
      crossOriginLoading: 'anonymous',
      clean: production,
      // Turns a chunk that hangs into an error that the screen can show.
      chunkLoadTimeout: DOWNLOAD_TIMEOUT_MS * (production ? 1 : DEVELOPMENT_TIMEOUT_FACTOR),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      // Treat `new CheckedWorker(new URL(...))` like `new Worker(new URL(...))`.
      parser: { javascript: { worker: ['...', 'CheckedWorker from ./CheckedWorker'] } },
      rules: [
        scriptRule(refresh),
        styleRule(folder),
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
        // pdf-lib does not declare that its modules have no side effects; 40 % of it is unused.
        { test: /node_modules[\\/]@cantoo[\\/]pdf-lib/, sideEffects: false },
      ],
    },
    optimization: { splitChunks: { chunks: 'async' }, minimizer: minimizers() },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${namePattern}.css`,
        chunkFilename: `${namePattern}.css`,
        ignoreOrder: true,
      }),
      ...(production ? compression() : []),
      // The development server shows errors already.
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(root, '.cache/webpack'),
      name: `${folder}-${variant}`,
      buildDependencies: { config: buildDependencies },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};
