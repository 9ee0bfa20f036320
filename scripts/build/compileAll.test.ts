import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../config/temporaryFolder';
import { compileAll } from './compileAll';

test.each([
  ['3', 'process.exit(3)'],
  ['SIGKILL', "process.kill(process.pid, 'SIGKILL')"],
])('if the process that compiles an app ends with %s, the error says so', async (end, code) => {
  const app = await temporaryFolder('app');
  await writeFile(join(app, 'package.json'), '{"type":"module"}');
  await writeFile(
    join(app, 'webpack.config.ts'),
    `export default () => new Promise(() => ${code});`,
  );
  await expect(compileAll([app], 1, () => Promise.resolve())).rejects.toThrow(
    `${app} does not build: its process ended with ${end}.`,
  );
});
