import { CheckedWorker } from './CheckedWorker';
import type { WorkerLike } from './WorkerLike';

/**
 * Starts the coloring worker. The bundler recognizes this expression (`worker` in
 * scripts/config/webpack/base.ts) and builds worker.ts as a separate script. The server recognizes
 * that script by the name `coloring`: it is the only one that may compile WebAssembly.
 */
export const spawnWorker = (): WorkerLike =>
  new CheckedWorker(new URL('../worker/worker.ts', import.meta.url), { name: 'coloring' });
