import { fork, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from '../config/apps';

interface CompileResult {
  readonly error: string | null;
}

/**
 * Compiles an app in a worker process.
 * @throws Error with webpack's output, or that says how the process ended
 */
const compileIn = (worker: ChildProcess, folder: string): Promise<void> =>
  new Promise((done, fail) => {
    const onMessage = ({ error }: CompileResult): void => {
      worker.off('exit', onExit);
      if (error === null) done();
      else fail(new Error(`${folder} does not build:\n${error}`));
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => {
      worker.off('message', onMessage);
      fail(new Error(`${folder} does not build: its process ended with ${code ?? signal}.`));
    };
    worker.once('message', onMessage);
    worker.once('exit', onExit);
    worker.send(folder);
  });

/**
 * Compiles apps for production in a few processes. Each process takes the next app when it has
 * finished one.
 * @param width the maximum number of processes
 * @param onCompiled called after each app, with its duration in ms
 * @throws the error of the first app that does not build
 */
export const compileAll = async (
  folders: readonly string[],
  width: number,
  onCompiled: (folder: string, ms: number) => Promise<void>,
): Promise<void> => {
  const waiting = [...folders];
  const workers = Array.from({ length: Math.min(width, folders.length) }, () =>
    fork(resolve(import.meta.dirname, 'compileWorker.ts'), {
      cwd: root,
      // webpack makes many short-lived objects: a larger nursery saves a sixth of the CPU time.
      execArgv: ['--max-semi-space-size=128', '--import', 'tsx'],
      // Hide webpack's output: its warnings do not help here, and its errors arrive as a message.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }),
  );
  const run = async (worker: ChildProcess): Promise<void> => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      const started = performance.now();
      await compileIn(worker, folder);
      await onCompiled(folder, performance.now() - started);
    }
  };
  try {
    await Promise.all(workers.map(run));
  } finally {
    // A process that has ended is already disconnected.
    for (const worker of workers) if (worker.connected) worker.disconnect();
  }
};
