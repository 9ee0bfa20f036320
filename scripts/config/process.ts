import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { root } from './apps';
import { atExit } from './atExit';

export interface ProcessResult {
  readonly code: number;
  readonly output: string;
}

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output live instead of collecting it. */
  readonly show?: boolean;
  /** Gives other programs on the machine priority. */
  readonly isLowPriority?: boolean;
}

/** Gives other programs on the machine priority over a child process. */
export const lowerPriority = ({ pid }: ChildProcess): void => {
  if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
};

/** Waits until a program has ended; its event `exit` may have fired already. */
export const waitForExit = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/** Runs a Node program and waits for it; a failing program does not throw. */
export const runNode = (
  args: readonly string[],
  { cwd = root, env = {}, show = false, isLowPriority = false }: RunOptions = {},
): Promise<ProcessResult> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    // Playwright stops its web server only on SIGINT.
    atExit(() => child.kill('SIGINT'));
    if (isLowPriority) lowerPriority(child);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', fail);
    child.once('close', (code) =>
      done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }),
    );
  });

/**
 * Runs the npm that started this program, and returns its output.
 * @throws Error when npm fails, or did not start this program
 */
export const runNpm = async (args: readonly string[], cwd = root): Promise<string> => {
  const npm = process.env['npm_execpath'];
  if (!npm) throw new Error('Run this with npm: `npm run ...`.');
  const { stdout } = await promisify(execFile)(process.execPath, [npm, ...args], {
    cwd,
    maxBuffer: 2 ** 28,
  });
  return stdout;
};

/** Runs jobs, at most `width` at a time, and returns their results in order. */
export const inParallel = async <T, R>(
  items: readonly T[],
  width: number,
  job: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  let next = 0;
  const runRemaining = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await job(items[index]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, runRemaining));
  return results;
};
