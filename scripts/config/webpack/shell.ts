import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { basename } from 'node:path';
import type { Chunk, Configuration, RuleSetRule } from 'webpack';
import { shell } from '../apps';
import { baseConfig, favicon } from './base';
import { devServer } from './devServer';
import { removeUnusedModules } from './federation/removeUnusedModules';
import { fileList } from './fileList';
import { integrity } from './integrity';
import { preload } from './preload';
import { providedByShell } from './sharedModules';
import { webManifest } from './webManifest';

/** The name of the page's entry and runtime, webpack's default. */
const PAGE = 'main';

// Sources of shell, kernel and ui that load on demand, not with the first scripts.
const onDemand = [
  'offline/worker',
  'overlay/(?!watch)',
  'federation/(overlayApi|override|shareScope|spans|trust/(storedByWorker|signature))',
  'api/(?!envelope)',
  'failures/redactedMessage',
  'release/(integrityMap|signature)',
  'remote/check',
  'schema/more',
];
const siteWithout = (parts: readonly string[]): RegExp =>
  new RegExp(
    `/(shell/src|shared/kernel/src|shared/ui/src)/(?!${parts.join('|')})`.replaceAll(
      '/',
      '[\\\\/]',
    ),
  );

// Each shared module would otherwise be one or two scripts. A visitor needs all of them, so they
// are bundled: libraries into one script, which stays cached when the site changes, and the site's
// own code into its first script, which changes with the site anyway. The names of CSS classes are
// code; the style sheet is a separate file.
const first = {
  vendor: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-hot-toast|goober)[\\/]/,
    name: 'vendor',
    enforce: true,
  },
  code: { test: siteWithout([...onDemand, 'forms']), type: /^(?!css)/, name: PAGE, enforce: true },
  // First HTML contains forms, whose code loads later but whose styles are needed at once.
  styles: { test: siteWithout(onDemand), type: /^css/, name: 'site', enforce: true },
};

// A shared module that loads later forms one script with its library, because each additional
// script would cost a kilobyte of headers.
const later = {
  api: {
    test: /[\\/](shared[\\/]kernel[\\/]src[\\/]api[\\/](?!envelope)|node_modules[\\/]axios[\\/])/,
    name: 'api',
    enforce: true,
  },
  forms: {
    test: /[\\/](shared[\\/]ui[\\/]src[\\/]forms|node_modules[\\/](formik|yup|lodash-es|react-fast-compare|react-is|hoist-non-react-statics|deepmerge|property-expr|tiny-case|tiny-warning|toposort))[\\/]/,
    name: 'forms',
    enforce: true,
  },
};

// The plugin adds a CommonJS module to an ES module build. Without this rule, its `require` would
// bundle a second copy of the runtime.
const oneRuntime: RuleSetRule = {
  include: /[\\/]node_modules[\\/]@module-federation[\\/]/,
  resolve: { byDependency: { commonjs: { conditionNames: ['import', '...'] } } },
};

/**
 * True for chunks that the page loads later. A worker has its own runtime, in which the page's
 * first scripts do not run, so it keeps its own copy of the modules that it shares with them.
 */
const isLaterInPage = (chunk: Chunk): boolean => !chunk.canBeInitial() && chunk.runtime === PAGE;

/**
 * The host, which provides the shared modules. It finds its remotes at run time, so none is listed
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
    // path. Only the page uses root-relative addresses for its scripts, because it also answers
    // deep links.
    output: { ...base.output, publicPath: production ? 'auto' : '/' },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: isLaterInPage, cacheGroups: { ...first, ...later } },
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), oneRuntime] },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        publicPath: '/',
        scriptLoading: 'defer',
        favicon,
      }),
      preload(first.vendor.name, first.styles.name),
      webManifest(),
      ...(production
        ? [fileList(basename(favicon), 'start.js'), integrity(), removeUnusedModules()]
        : []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(),
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        // The loader reads manifests itself and registers entries, so the runtime needs no
        // snapshots.
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
    ...(production ? {} : devServer(shell.port, { hot: false })),
  };
};
