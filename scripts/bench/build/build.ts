import HtmlWebpackPlugin from 'html-webpack-plugin';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { runWebpack } from '../../build/compile';
import { remotes, root } from '../../config/apps';
import { baseConfig, favicon } from '../../config/webpack/base';
import { compression } from '../../config/webpack/compression';

/**
 * Limits the entry's dynamic `import` to the remotes, so that webpack does not search the whole
 * tree.
 */
const knownRemotes = new webpack.ContextReplacementPlugin(
  new RegExp(`^${root.replaceAll(/\W/g, '\\$&')}$`),
  root,
  Object.fromEntries(
    remotes.map(({ folder }) => [`./${folder}/src/remote`, `./${folder}/src/remote`]),
  ),
);

/**
 * Builds a baseline to compare the site with, using the shell's configuration and a layout that the
 * same server can serve. Returns the folder.
 * @param name `spa` is the site as one single-page app; `bare` is a heading that React renders
 */
export const buildBaseline = async (name: 'spa' | 'bare'): Promise<string> => {
  const dist = resolve(root, '.cache/bench', name);
  const base = baseConfig({ folder: 'shell', production: true, variant: name });
  const config: Configuration = {
    ...base,
    entry: resolve(import.meta.dirname, `${name}.ts`),
    output: { ...base.output, path: resolve(dist, 'shell'), publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', favicon }),
      knownRemotes,
      ...compression(),
    ],
  };
  await runWebpack([config]);
  await mkdir(dist, { recursive: true });
  await writeFile(resolve(dist, 'registry.json'), '{"version":1,"remotes":{}}');
  return dist;
};
