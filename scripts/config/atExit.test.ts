import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './apps';
import { atExit, runExitJobs } from './atExit';
import { temporaryFolder } from './temporaryFolder';

const address = (file: string): string =>
  JSON.stringify(pathToFileURL(resolve(root, 'scripts/config', file)).href);

interface Ended {
  readonly folder: string;
  readonly code: unknown;
  readonly output: string;
}

/**
 * Runs a script that makes a folder and prints its name, and waits for the end of the script and of
 * all programs that it started.
 * @param signal is sent once the script has printed this many lines
 */
const run = async (code: string, signal?: NodeJS.Signals, lines = 1): Promise<Ended> => {
  const script = `
    import { exitOnSignals } from ${address('atExit.ts')};
    import { temporaryFolder } from ${address('temporaryFolder.ts')};
    exitOnSignals();
    console.log(await temporaryFolder('at-end'));
    ${code}`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (signal && output.split('\n').length > lines) child.kill(signal);
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { folder: output.split('\n')[0], code: exitCode, output };
};

test.each([
  ['that is done', '', 0],
  ['that exits', 'setTimeout(() => process.exit(3), 10); await new Promise(() => {});', 3],
  ['that fails', "throw new Error('no');", 1],
])('a script %s leaves no folder', async (_how, code, exitCode) => {
  const ended = await run(code);
  expect(ended.folder).toContain('at-end-');
  expect(existsSync(ended.folder)).toBe(false);
  expect(ended.code).toBe(exitCode);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a script that %s ends leaves no folder', async (signal, exitCode) => {
  const { folder, code } = await run('setInterval(() => {}, 1e6);', signal);
  expect(folder).toContain('at-end-');
  expect(existsSync(folder)).toBe(false);
  expect(code).toBe(exitCode);
});

test('a job that fails is reported, and the others run', async () => {
  const report = jest.spyOn(console, 'error').mockReturnValue();
  const folder = await temporaryFolder('at-end');
  const fault = new Error('no');
  atExit(() => {
    throw fault;
  });
  runExitJobs();
  expect(existsSync(folder)).toBe(false);
  expect(report).toHaveBeenCalledWith(fault);
});

test('a program that a script has started ends with the script', async () => {
  const program = "console.log('started'); setTimeout(() => console.log('left behind'), 20_000);";
  const { output } = await run(
    `import { runNode } from ${address('process.ts')};
    await runNode(['-e', ${JSON.stringify(program)}], { show: true });`,
    'SIGTERM',
    2,
  );
  expect(output).toContain('started');
  expect(output).not.toContain('left behind');
});
