import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runNode } from '../config/process';
import { temporaryFolder } from '../config/temporaryFolder';

test('compiles an app in a folder whose name has characters with a meaning in URLs', async () => {
  const app = join(await temporaryFolder('app'), 'my c#%2Fbranch');
  await mkdir(app);
  await writeFile(join(app, 'package.json'), '{"type":"module"}');
  await writeFile(
    join(app, 'webpack.config.ts'),
    "const context = import.meta.dirname; export default () => ({ mode: 'none', context, entry: './app.js', output: { path: context } });",
  );
  await writeFile(join(app, 'app.js'), '');
  const compile = JSON.stringify(resolve(import.meta.dirname, 'compile.ts'));
  // Run this outside Jest, which turns `import` into `require`.
  const { code, output } = await runNode([
    ...['--import', 'tsx', '--input-type=module', '--eval'],
    `const { compile } = await import(${compile}); await compile(${JSON.stringify(app)});`,
  ]);
  expect(output).toBe('');
  expect(code).toBe(0);
});
