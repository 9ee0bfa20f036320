import type { WorkerLike } from './TaskQueue';

/** Starts the worker; the bundler sees this expression and builds worker.ts as a script of its own. */
export const spawnWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { name: 'coloring' });

/** Processor cores that the browser offers; 1 where it does not say. */
export const cores = (): number => globalThis.navigator?.hardwareConcurrency ?? 1;

/** GB of memory that the browser says the device has, at most 8 (Device Memory, W3C); undefined where it does not say. */
export const memory = (): number | undefined => (globalThis.navigator as { readonly deviceMemory?: number } | undefined)?.deviceMemory;
