import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Chunk, Compilation, Compiler, WebpackPluginInstance } from 'webpack';

const name = 'preload';

/** The named chunks, and those that the first script requests. */
const earlyChunks = (compilation: Compilation, names: readonly string[]): Chunk[] => {
  const named = names.map((chunk) => compilation.namedChunks.get(chunk));
  const requested = [...compilation.entrypoints.values()].flatMap((entry) =>
    entry
      .getChildren()
      .filter(({ origins }) => origins.some(({ request }) => request === './bootstrap')),
  );
  return [...new Set([...named, ...requested.flatMap(({ chunks }) => chunks)])].filter(
    (chunk) => chunk !== undefined,
  );
};

const tag = (href: string) =>
  HtmlWebpackPlugin.createHtmlTagObject('link', {
    rel: 'preload',
    as: href.endsWith('.css') ? 'style' : 'script',
    href,
  });

/**
 * Adds preload tags to the page for the files that the first script will request, so that the
 * browser fetches them in parallel instead of a round trip later.
 */
export const preload = (...names: string[]): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (page) => {
        const files = earlyChunks(compilation, names).flatMap(({ files }) => [...files]);
        page.headTags.unshift(
          ...[...new Set(files)].map((file) => tag(`${page.publicPath}${file}`)),
        );
        return page;
      });
    });
  },
});
