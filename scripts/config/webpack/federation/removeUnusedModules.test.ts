import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { runWebpack } from '../../../build/compile';
import { temporaryFolder } from '../../temporaryFolder';
import { removeUnusedModules } from './removeUnusedModules';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder('unused-modules');
});

// The package declares that only one module has side effects, so tree shaking drops unused modules.
const sources = {
  'package.json': '{ "sideEffects": ["./effect.js"] }',
  'entry.js':
    "import { used } from './library.js'; import './effect.js'; console.log(used); import('./later.js');",
  'library.js':
    "import { unused } from './unused.js'; export const used = 'this is used'; export const other = () => unused;",
  'unused.js': "import { deeper } from './deeper.js'; export const unused = deeper;",
  'deeper.js': "console.log('used by the unused one'); export const deeper = 1;",
  'effect.js': "console.log('this has an effect');",
  'later.js': "console.log('this comes later');",
};

/** Puts every module of the compilation into the first chunk, as the federation plugin may do. */
const hoistAll: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('hoist', ({ hooks, modules, namedChunks, chunkGraph }) => {
      hooks.optimizeChunks.tap({ name: 'hoist', stage: 11 }, () => {
        const first = namedChunks.get('main');
        if (!first) throw new Error('there is no first chunk');
        for (const module of modules)
          if (!module.identifier().endsWith('later.js'))
            chunkGraph.connectChunkAndModule(first, module);
      });
    });
  },
};

const firstScript = async (plugins: WebpackPluginInstance[]): Promise<string> => {
  for (const [file, text] of Object.entries(sources)) await writeFile(join(folder, file), text);
  await runWebpack([
    {
      mode: 'production',
      context: folder,
      entry: './entry.js',
      output: { path: join(folder, 'dist') },
      plugins,
    },
  ]);
  return readFile(join(folder, 'dist/main.js'), 'utf8');
};

test('removes unused modules from the first script, and keeps all others', async () => {
  expect(await firstScript([hoistAll])).toContain('used by the unused one');

  const script = await firstScript([hoistAll, removeUnusedModules()]);
  expect(script).not.toContain('used by the unused one');
  expect(script).toContain('this is used');
  expect(script).toContain('this has an effect');
  expect(script).not.toContain('this comes later');
});
