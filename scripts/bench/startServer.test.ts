import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from '../config/process';
import { temporaryFolder } from '../config/temporaryFolder';
import { startServer } from './startServer';

const scriptOf = async (code: string): Promise<string> => {
  const file = join(await temporaryFolder('serve'), 'server.ts');
  await writeFile(file, code);
  return file;
};

test('rejects if the server exits before it is ready', async () => {
  const script = await scriptOf('process.exit(4);');
  await expect(startServer(script)).rejects.toThrow(
    `${script} exited with code 4 before it was ready.`,
  );
});

test('measures the memory of a server in MB', async () => {
  const script = await scriptOf(
    "console.log('ready http://127.0.0.1:1'); setTimeout(() => undefined, 2 ** 30);",
  );
  const server = await startServer(script);
  const memory = await server.memory();
  await server.stop();
  expect(memory).toBeGreaterThan(10);
  expect(memory).toBeLessThan(1000);
});

test('leaves no server running if the benchmark fails', async () => {
  const script = await scriptOf(
    "console.log('ready http://127.0.0.1:1'); setTimeout(() => console.error('left behind'), 20_000);",
  );
  const { code, output } = await runNode([
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    `import { startServer } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'startServer.ts')).href)};
    await startServer(${JSON.stringify(script)});
    throw new Error('that fails');`,
  ]);
  expect(code).toBe(1);
  expect(output).toContain('that fails');
  expect(output).not.toContain('left behind');
});
