import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runNode } from '../config/process';
import { temporaryFolder } from '../config/temporaryFolder';

test('a worker process ends when the build that started it ends, even while it compiles an app', async () => {
  const app = await temporaryFolder('app');
  await writeFile(join(app, 'package.json'), '{"type":"module"}');
  await writeFile(
    join(app, 'webpack.config.ts'),
    "export default () => new Promise(() => { setTimeout(() => console.error('still running'), 20_000); console.log('compiling'); });",
  );
  const worker = JSON.stringify(resolve(import.meta.dirname, 'compileWorker.ts'));
  // The worker shares stderr, so the output is complete only once the worker has ended too.
  const { code, output } = await runNode([
    '--input-type=module',
    '--eval',
    `import { fork } from 'node:child_process';
    const worker = fork(${worker}, {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    worker.stdout.once('data', () => process.exit(4));
    worker.once('message', ({ error }) => { throw new Error(error); });
    worker.send(${JSON.stringify(app)});`,
  ]);
  expect(output).toBe('');
  expect(code).toBe(4);
});
