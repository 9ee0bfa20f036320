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

/** A commit with its name for people. */
interface Base {
  readonly commit: string;
  readonly name: string;
}

/**
 * The commit where this branch left `main`, or else the default branch of the remote repository;
 * the last commit if this is that branch, or if there is neither.
 * @throws Error when there is such a branch, but the history ends before that commit
 */
const forkPoint = async (): Promise<Base> => {
  for (const branch of ['main', 'origin/main', 'origin/HEAD']) {
    const [commit] = await git('merge-base', 'HEAD', branch).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === NO_COMMON_COMMIT)
        throw new Error(
          `This clone lacks the commit where this branch left ${branch}. Run git fetch --unshallow, or name a commit: --since COMMIT.`,
        );
      return [];
    });
    if (commit) return { commit, name: branch };
  }
  return { commit: 'HEAD', name: 'the last commit, because there is no branch main' };
};

/** Files as paths below the root, and what they were compared with. */
interface Changes {
  readonly files: readonly string[];
  readonly since: string;
}

/**
 * The files that differ from a commit, committed or not, including new and deleted ones.
 * @throws Error when there is no git repository, no such commit, or too little history
 */
export const findChanges = async (since?: string): Promise<Changes> => {
  // This comes first: without a repository, git diff compares two folders and prints its usage.
  const added = await git('ls-files', '--others', '--exclude-standard', '-z').catch(
    (cause: unknown) => {
      const { stderr, message } = cause as Error & { readonly stderr?: string };
      throw new Error(`--changed needs git: ${stderr?.trim() || message}`, { cause });
    },
  );
  if (since !== undefined)
    await git('rev-parse', '--verify', '--quiet', `${since}^{commit}`).catch(() => {
      throw new Error(`There is no commit called ${since || '""'}.`);
    });
  const { commit, name } = since === undefined ? await forkPoint() : { commit: since, name: since };
  const edited = await git('diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--');
  return { files: [...new Set([...edited, ...added])].sort(), since: name };
};
