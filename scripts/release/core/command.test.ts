import { resolve } from 'node:path';
import { runNode, type ProcessResult } from '../../config/process';
import { runCommand } from './command';
import { publish } from './publish';
import { readRegistry } from './store';
import { builtRemote, builtShell, newFolder } from './testing';

/** Runs a release command on a store with two releases of mf-books. */
const onStore = async (
  command: string,
  ...args: string[]
): Promise<ProcessResult & { readonly current?: string }> => {
  const store = await newFolder();
  await publish('shell', await builtShell('shell'), store, { version: '1.0.0' });
  for (const version of ['1.0.0', '1.1.0'])
    await publish('mf-books', await builtRemote('books', version), store, { version });
  const finished = await runNode(
    ['--import', 'tsx', `scripts/release/${command}.ts`, 'mf-books', ...args],
    { env: { STORE: store } },
  );
  const current = (await readRegistry(store)).remotes['books']?.version;
  return { ...finished, current };
};

test('a rollback goes to the previous release', async () => {
  const { code, current } = await onStore('rollback');
  expect(code).toBe(0);
  expect(current).toMatch(/^1\.0\.0-/);
});

test.each([
  ['rollback', ['1.0.0-abc'], /^Unexpected argument: 1\.0\.0-abc\./],
  ['rollback', ['--to', ''], /^--to takes the name of a release/],
  ['publish', ['--version', ''], /^--version takes letters, digits, dots and dashes/],
  ['publish', ['--canary', '100'], /^--canary takes a share of the visitors from 1 to 99/],
  ['publish', ['--origin', 'cdn.example'], /^--origin takes an origin alone/],
  ['publish', ['--origin', 'https://cdn.example/'], /^--origin takes an origin alone/],
  ['switch', ['of', 'prints the wrong dog'], /^Add `on`, or `off`/],
  ['switch', ['on', 'for good'], /^`on` takes no reason/],
  ['switch', ['off'], /^Give a reason/],
  ['switch', ['off', ''], /^Give a reason/],
  ['switch', ['off', ' '], /^Give a reason/],
])('%s %j changes nothing and says why', async (command, args, reason) => {
  const { code, output, current } = await onStore(command, ...args);
  expect(output).toMatch(reason);
  expect(code).toBe(1);
  expect(current).toMatch(/^1\.1\.0-/);
});

test('the error names a folder that this account may not use', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const path = resolve('store/mf-books');
  await runCommand(() => Promise.reject(Object.assign(new Error(), { code: 'EACCES', path })));
  expect(print).toHaveBeenCalledWith(`This account may not use ${path}. Nothing has changed.`);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
});
