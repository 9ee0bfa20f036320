import type { WorkerLike } from './TaskQueue';

/**
 * Starts the worker for photos; the bundler sees this expression and builds worker.ts as a script of its own.
 * By its name the server knows the one script that may compile WebAssembly.
 */
export const spawnWorker = (): WorkerLike =>
  new Worker(new URL('../worker/worker.ts', import.meta.url), { name: 'coloring' });
