import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../config/apps';

const git = async (...args: string[]): Promise<string[]> =>
  (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 2 ** 26 })).stdout
    .split('\0')
    .map((line) => line.trim())
    .filter(Boolean);

/** The exit code of `git merge-base` for two branches without a common commit. */
const NO_COMMON_COMMIT = 1;

/**
 * The commit where this branch left `main`; the last commit if this is `main`, or if there is no
 * `main`.
 * @throws Error when there is a `main`, but the history ends before that commit
 */
const forkPoint = async (): Promise<string> => {
  for (const branch of ['main', 'origin/main']) {
    const [base] = await git('merge-base', 'HEAD', branch).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === NO_COMMON_COMMIT)
        throw new Error(
          `This clone lacks the commit where this branch left ${branch}. Run git fetch --unshallow, or name a commit: --since COMMIT.`,
        );
      return [];
    });
    if (base) return base;
  }
  return 'HEAD';
};

/**
 * The files that differ from a commit, committed or not, including new and deleted ones, as paths
 * below the root.
 * @throws Error when there is no git repository, no such commit, or too little history
 */
export const changedFiles = async (since?: string): Promise<string[]> => {
  // This comes first: without a repository, git diff compares two folders and prints its usage.
  const added = await git('ls-files', '--others', '--exclude-standard', '-z').catch(
    (cause: unknown) => {
      const { stderr, message } = cause as Error & { readonly stderr?: string };
      throw new Error(`--changed needs git: ${stderr?.trim() || message}`, { cause });
    },
  );
  if (since !== undefined)
    await git('rev-parse', '--verify', '--quiet', `${since}^{commit}`).catch(() => {
      throw new Error(`git knows no commit called ${since || 'nothing'}.`);
    });
  const base = since ?? (await forkPoint());
  const edited = await git('diff', '--name-only', '--no-renames', '--relative', '-z', base, '--');
  return [...new Set([...edited, ...added])].sort();
};
