import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { DEVELOPMENT_PATIENCE, DOWNLOAD_TIMEOUT_MS } from '../../../shell/src/federation/timing';
import { root } from '../apps';
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

/** The configuration of every build: TypeScript, CSS modules, assets, hashed names, cache. */
export const baseConfig = ({
  folder,
  production,
  variant,
  refresh = false,
}: BaseOptions): Configuration => ({
  name: folder,
  mode: production ? 'production' : 'development',
  context: resolve(root, folder),
  target: ['web', 'es2022'],
  devtool: production ? false : 'cheap-module-source-map',
  output: {
    path: resolve(root, 'dist', folder),
    filename: production ? '[name].[contenthash:10].js' : '[name].js',
    chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    uniqueName: folder,
    // The browser can check the hash of a file from another origin only with CORS.
    crossOriginLoading: 'anonymous',
    clean: production,
    // Turns a chunk that hangs into an error that the screen can show.
    chunkLoadTimeout: production ? DOWNLOAD_TIMEOUT_MS : DOWNLOAD_TIMEOUT_MS * DEVELOPMENT_PATIENCE,
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    // Treat `new CheckedWorker(new URL(...))` like `new Worker(new URL(...))`.
    parser: { javascript: { worker: ['...', 'CheckedWorker from ./CheckedWorker'] } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          // All of its configuration is here, so it need not look for a file next to every source.
          swcrc: false,
          configFile: false,
          // Compiles one file at a time without types; `npm run typecheck` checks those.
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            // Only a remote that runs alone may use the development runtime of JSX: the shell does
            // not provide it, and it fails with the React of a deployed shell.
            transform: { react: { runtime: 'automatic', development: refresh, refresh } },
          },
          module: { type: 'es6' },
        },
      },
      {
        test: /\.css$/,
        oneOf: [
          { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, cssModules(folder)] },
          { use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        ],
        sideEffects: true,
      },
      { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
      // pdf-lib does not declare its modules free of side effects; unused ones are 40 % of it.
      { test: /node_modules[\\/]@cantoo[\\/]pdf-lib/, sideEffects: false },
    ],
  },
  optimization: {
    splitChunks: { chunks: 'async' },
    // Both minifiers are multithreaded, so further processes would only take time to start.
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        parallel: false,
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify, parallel: false }),
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: production ? '[name].[contenthash:10].css' : '[name].css',
      chunkFilename: production ? '[name].[contenthash:10].css' : '[name].css',
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
    buildDependencies: {
      config: [
        'scripts/config/webpack/base.ts',
        'scripts/config/webpack/integrity.ts',
        'shell/src/federation/timing.ts',
        'package-lock.json',
      ].map((file) => resolve(root, file)),
    },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
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
