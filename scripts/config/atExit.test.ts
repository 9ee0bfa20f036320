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

interface RunResult {
  readonly folder: string;
  readonly code: unknown;
  readonly output: string;
}

/**
 * Runs a script that makes a folder and prints its name, and waits for the end of the script and of
 * all programs that it started.
 * @param signal sent once the script has printed `lines` lines
 */
const run = async (code: string, signal?: NodeJS.Signals, lines = 1): Promise<RunResult> => {
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
  ['that finishes', '', 0],
  ['that exits', 'setTimeout(() => process.exit(3), 10); await new Promise(() => {});', 3],
  ['that fails', "throw new Error('no');", 1],
])('a script %s leaves no folder', async (_how, code, exitCode) => {
  const result = await run(code);
  expect(result.folder).toContain('at-end-');
  expect(existsSync(result.folder)).toBe(false);
  expect(result.code).toBe(exitCode);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a script that is ended by %s leaves no folder', async (signal, exitCode) => {
  const { folder, code } = await run('setInterval(() => {}, 1e6);', signal);
  expect(folder).toContain('at-end-');
  expect(existsSync(folder)).toBe(false);
  expect(code).toBe(exitCode);
});

test('a failing job is reported, and the other jobs still run', async () => {
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
