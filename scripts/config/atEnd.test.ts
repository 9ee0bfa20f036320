import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { root } from './apps';
import { atEnd, doJobs } from './atEnd';
import { temporaryFolder } from './temporaryFolder';

const address = (file: string): string =>
  JSON.stringify(pathToFileURL(resolve(root, 'scripts/config', file)).href);

/** Runs a script that makes a folder and says its name, and gives both ends. */
const run = async (code: string, signal?: NodeJS.Signals): Promise<[string, unknown]> => {
  const script = `
    import { exitOnSignals } from ${address('atEnd.ts')};
    import { temporaryFolder } from ${address('temporaryFolder.ts')};
    exitOnSignals();
    console.log(await temporaryFolder('at-end'));
    ${code}`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const exit = once(child, 'exit');
  const [folder] = (await once(child.stdout, 'data')) as [Buffer];
  if (signal) child.kill(signal);
  const [exitCode] = (await exit) as [number | null];
  return [folder.toString().trim(), exitCode];
};

test.each([
  ['that is done', '', 0],
  ['that exits', 'setTimeout(() => process.exit(3), 10); await new Promise(() => {});', 3],
  ['that fails', "throw new Error('no');", 1],
])('a script %s leaves no folder', async (_how, code, exitCode) => {
  const [folder, ended] = await run(code);
  expect(folder).toContain('at-end-');
  expect(existsSync(folder)).toBe(false);
  expect(ended).toBe(exitCode);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('nor does one that %s ends', async (signal, exitCode) => {
  const [folder, ended] = await run('setInterval(() => {}, 1e6);', signal);
  expect(folder).toContain('at-end-');
  expect(existsSync(folder)).toBe(false);
  expect(ended).toBe(exitCode);
});

test('a job that fails is reported, and the others are done', async () => {
  const report = jest.spyOn(console, 'error').mockReturnValue();
  const folder = await temporaryFolder('at-end');
  const fault = new Error('no');
  atEnd(() => {
    throw fault;
  });
  doJobs();
  expect(existsSync(folder)).toBe(false);
  expect(report).toHaveBeenCalledWith(fault);
});
