import { fork, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from '../config/apps';

interface CompileResult {
  readonly error: string | null;
}

/** Compiles an app in this process. @throws Error with the last output of webpack or the process */
const compileIn = (worker: ChildProcess, folder: string): Promise<void> =>
  new Promise((done, fail) => {
    const onMessage = ({ error }: CompileResult): void => {
      worker.off('exit', onExit);
      if (error === null) done();
      else fail(new Error(`${folder} does not build:\n${error}`));
    };
    const onExit = (code: number | null): void => {
      worker.off('message', onMessage);
      fail(new Error(`${folder} does not build: its process ended with ${code}.`));
    };
    worker.once('message', onMessage);
    worker.once('exit', onExit);
    worker.send(folder);
  });

/**
 * Compiles apps for production in a few processes. Each process takes the next app when it has
 * finished one.
 * @param width how many processes, at most
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
    for (const worker of workers) worker.disconnect();
  }
};
