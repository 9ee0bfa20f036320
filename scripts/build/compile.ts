import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { root } from '../config/apps';

type Value = Configuration | Configuration[] | Promise<Configuration | Configuration[]>;
type CreateConfig = (
  env: Readonly<Record<string, unknown>>,
  argv: { readonly mode: string },
) => Value;

/**
 * Compiles one app for production with its own `webpack.config.ts`.
 * @throws Error with webpack's output
 */
export const compile = async (folder: string): Promise<void> => {
  const config = pathToFileURL(resolve(root, folder, 'webpack.config.ts'));
  const { default: createConfig } = (await import(config.href)) as { default: CreateConfig };
  await runWebpack([await createConfig({}, { mode: 'production' })].flat());
};

/**
 * Compiles these configurations.
 * @throws Error with webpack's output
 */
export const runWebpack = async (configs: readonly Configuration[]): Promise<void> => {
  const compiler = webpack([...configs]);
  if (!compiler) throw new Error('webpack returned no compiler');
  const stats = await new Promise<MultiStats | undefined>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  // Closing writes the cache.
  await new Promise<void>((done, fail) =>
    compiler.close((error) => (error ? fail(error) : done())),
  );
  if (!stats || stats.hasErrors())
    throw new Error(stats?.toString('errors-only') ?? 'webpack returned no result');
};
