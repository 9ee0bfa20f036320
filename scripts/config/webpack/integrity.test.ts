import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import { temporaryFolder } from '../temporaryFolder';
import { integrity } from './integrity';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

/** Builds a page and its worker, which import the same module. */
const build = async (splitChunks: SplitChunks): Promise<Stats> => {
  const folder = await temporaryFolder('worker');
  const sources = {
    page: "import { dog } from './dog'; new Worker(new URL('./worker', import.meta.url)); dog();",
    worker: "import { dog } from './dog'; dog();",
    dog: 'export const dog = () => console.log(1);',
  };
  for (const [name, code] of Object.entries(sources))
    await writeFile(join(folder, `${name}.js`), code);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'dist') },
    optimization: { minimize: false, splitChunks },
    plugins: [integrity()],
  });
  try {
    return (await promisify(compiler.run.bind(compiler))())!;
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
};

test('a worker with a script of its own is accepted', async () => {
  const stats = await build({ chunks: 'async' });
  expect(stats.hasErrors()).toBe(false);
});

test('a worker that would wait for a script of the page is refused', async () => {
  const sharing = { chunks: 'all', minSize: 0, cacheGroups: { both: { minChunks: 2 } } } as const;
  await expect(build(sharing)).rejects.toThrow(/^The worker .* cannot start without /);
});
