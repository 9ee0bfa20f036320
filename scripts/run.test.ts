import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { root } from './config/apps';
import { runNode } from './config/process';
import { temporaryFolder } from './config/temporaryFolder';

/** A command that `run.mjs` runs like those of this folder. */
const commandOf = async (code: string): Promise<string> => {
  const folder = await temporaryFolder('run');
  await writeFile(join(folder, 'command.ts'), code);
  return relative(resolve(root, 'scripts'), join(folder, 'command'));
};

test('passes the arguments to the command, and exits with its code', async () => {
  const command = await commandOf('console.log(process.argv.slice(2)); process.exit(3);');
  expect(await runNode(['scripts/run.mjs', command, '--', 'mf-books'])).toEqual({
    code: 3,
    output: "[ '--', 'mf-books' ]\n",
  });
});

/** Starts a command that never ends by itself, sends `run.mjs` a signal, and waits for its exit. */
const runUntilSignal = async (
  signal: NodeJS.Signals,
  code = '',
): Promise<[child: number, code: unknown]> => {
  const command = await commandOf(`${code} setInterval(() => {}, 1e6); console.log(process.pid);`);
  const run = spawn(process.execPath, ['scripts/run.mjs', command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(run, 'exit');
  const [output] = (await once(run.stdout, 'data')) as [Buffer];
  run.kill(signal);
  const [exitCode] = (await exit) as [number | null];
  return [Number(output), exitCode];
};

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s reaches the command, which may finish',
  async (signal) => {
    const [child, code] = await runUntilSignal(
      signal,
      `process.once('${signal}', () => process.exit(7));`,
    );
    expect(code).toBe(7);
    expect(() => process.kill(child, 0)).toThrow('ESRCH');
  },
);

test('after a signal, the command does not continue to run', async () => {
  const [child, code] = await runUntilSignal('SIGTERM');
  expect(code).toBe(128 + 15);
  expect(() => process.kill(child, 0)).toThrow('ESRCH');
});
