import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { temporaryFolder } from '../../config/temporaryFolder';
import type { SubjectName } from './subjects';
import type { FuzzRequest, Reply } from './worker';

const MB = 1024 * 1024;
/**
 * Time after which an input counts as hanging. The slowest input takes a few seconds on a slow
 * machine.
 */
const HANG_MS = 60_000;
const CHECK_MS = 250;
/** Memory limits for the thread's objects, and for the whole process. */
const MAX_HEAP_MB = 1024;
const MAX_PROCESS_MB = 4096;

// A thread does not inherit the TypeScript loader.
const START = `
  import('tsx/esm/api')
    .then(({ register }) => register())
    .then(() => import(${JSON.stringify(new URL('./worker.ts', import.meta.url).href)}));`;

/**
 * Tries inputs in a separate thread, and ends the thread if it hangs, crashes or runs out of
 * memory.
 */
export class FuzzRunner {
  private worker: Worker | null = null;

  constructor(private readonly subject: SubjectName) {}

  /** Tries an input, and returns the fault in the result, or null. */
  async try(input: unknown): Promise<string | null> {
    const reply = await this.ask({ input });
    return typeof reply === 'string' ? reply : reply.kind === 'tried' ? reply.fault : null;
  }

  /** Returns the bytes in use after garbage collection. */
  async memory(): Promise<number> {
    const reply = await this.ask({ memory: true });
    return typeof reply === 'object' && reply.kind === 'memory' ? reply.bytes : Number.NaN;
  }

  async end(): Promise<void> {
    await this.worker?.terminate();
    this.worker = null;
  }

  private async started(): Promise<Worker> {
    if (this.worker) return this.worker;
    const worker = new Worker(START, {
      eval: true,
      workerData: { subject: this.subject, folder: await temporaryFolder('fuzz') },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    await once(worker, 'message');
    this.worker = worker;
    return worker;
  }

  private async ask(request: FuzzRequest): Promise<Reply | string> {
    const worker = await this.started();
    const began = performance.now();
    const reply = await new Promise<Reply | string>((done) => {
      const watch = setInterval(() => {
        if (performance.now() - began > HANG_MS) end('hangs');
        else if (process.memoryUsage.rss() > MAX_PROCESS_MB * MB) end('uses too much memory');
      }, CHECK_MS);
      const end = (reply: Reply | string): void => {
        clearInterval(watch);
        done(reply);
      };
      worker.once('message', end);
      worker.once('error', (error) => end(`ends its thread: ${String(error)}`));
      worker.postMessage(request);
    });
    worker.removeAllListeners('message').removeAllListeners('error');
    if (typeof reply === 'string') await this.end();
    return reply;
  }
}
