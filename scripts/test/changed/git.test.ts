import processes from 'node:child_process';
import { runNode } from '../../config/process';
import { temporaryFolder } from '../../config/temporaryFolder';
import { findChanges } from './git';

test('without a repository, the command ends with the reason that git gives', async () => {
  const folder = await temporaryFolder('no-git');
  const { output } = await runNode(['--import', 'tsx', 'scripts/test.ts', '--changed'], {
    env: { GIT_DIR: folder, LC_ALL: 'C' },
  });
  expect(output).toBe(`--changed needs git: fatal: not a git repository: '${folder}'\n`);
});

type Done = (error: object | null, result?: { readonly stdout: string }) => void;

/** Mocks git's output, by its arguments; a number is the exit code of a failure. */
const mockGit = (outputs: Readonly<Record<string, string | number>>): void => {
  jest.spyOn(processes, 'execFile').mockImplementation(((
    _program: string,
    args: readonly string[],
    _options: object,
    done: Done,
  ) => {
    const stdout = outputs[args.filter((arg) => !arg.startsWith('-')).join(' ')] ?? 128;
    if (typeof stdout === 'number') done({ code: stdout });
    else done(null, { stdout });
  }) as unknown as typeof processes.execFile);
};

test.each([
  ['main', { 'merge-base HEAD main': 'abc\n' }, 'abc'],
  ['origin/main', { 'merge-base HEAD origin/main': 'abc\n' }, 'abc'],
  ['origin/HEAD', { 'merge-base HEAD origin/HEAD': 'abc\n' }, 'abc'],
  ['the last commit, because there is no branch main', {}, 'HEAD'],
])('changed files are those since %s', async (since, fork, base) => {
  mockGit({ ...fork, [`diff ${base}`]: 'b.ts\0', 'ls-files': 'a.ts\0' });
  expect(await findChanges()).toEqual({ files: ['a.ts', 'b.ts'], since });
});

test('a clone without the commit where the branch left main is refused, instead of finding no changed file', async () => {
  mockGit({ 'merge-base HEAD origin/main': 1, 'diff HEAD': '', 'ls-files': '' });
  await expect(findChanges()).rejects.toThrow(
    'This clone lacks the commit where this branch left origin/main. Run git fetch --unshallow, or name a commit: --since COMMIT.',
  );
});
