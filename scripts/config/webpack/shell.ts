import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { basename } from 'node:path';
import type { Chunk, Configuration, RuleSetRule } from 'webpack';
import { shell } from '../apps';
import { baseConfig, favicon } from './base';
import { devServer } from './devServer';
import { unusedModules } from './federation/unusedModules';
import { fileList } from './fileList';
import { integrity } from './integrity';
import { preload } from './preload';
import { providedByShell } from './sharedModules';

/** The name of the page's entry and runtime, webpack's default. */
const PAGE = 'main';

// Sources of shell, kernel and ui that the first load leaves out; they come on demand.
const onDemand = [
  'offline/worker',
  'overlay/(?!watch)',
  'federation/(forOverlay|override|shareScope|spans|trust/(onDevice|signature))',
  'api/(?!envelope)',
  'failures/publicMessage',
  'release/(integrityList|signature)',
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

// Each shared module would otherwise be one or two scripts. A visitor needs them together, so they
// are bundled: the libraries into a script of their own, which stays when the site changes, and the
// site's own code into its first script, which every change of the site changes anyway. The names
// of classes are code; the style sheet is apart.
const first = {
  vendor: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-hot-toast|goober)[\\/]/,
    name: 'vendor',
    enforce: true,
  },
  code: { test: siteWithout([...onDemand, 'forms']), type: /^(?!css)/, name: PAGE, enforce: true },
  // First HTML holds forms, whose code comes later.
  styles: { test: siteWithout(onDemand), type: /^css/, name: 'site', enforce: true },
};

// A shared module that comes later is one script with its library: each further one would cost a
// kilobyte of headers.
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
 * True for what the page loads later. A worker has a runtime of its own: the page's first scripts do
 * not run there, so it keeps its copy of what it shares with them.
 */
const isOfPage = (chunk: Chunk): boolean => !chunk.canBeInitial() && chunk.runtime === PAGE;

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
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: isOfPage, cacheGroups: { ...first, ...later } },
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
      ...(production
        ? [fileList(basename(favicon), 'start.js'), integrity(), unusedModules()]
        : []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(),
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        // The loader reads manifests itself and registers entries, so the runtime needs no snapshots.
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
    ...devServer(shell.port),
  };
};
