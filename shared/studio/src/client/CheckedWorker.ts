import type { WorkerMessage, TaskRequest } from '../shared/protocol';
import { integrityOf } from '../shared/integrity';
import type { WorkerLike } from './WorkerLike';

/**
 * A worker that starts once its script has been fetched and has the hash that the build recorded.
 * `Worker` has no `integrity` option and fetches the script a second time; the browser answers from
 * its cache, where a file with a hash in its name stays. Messages wait until the worker has
 * started.
 */
export class CheckedWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  private worker: Worker | undefined;
  private isTerminated = false;
  private readonly waiting: TaskRequest[] = [];

  constructor(url: URL, options: WorkerOptions) {
    void this.start(url, options);
  }

  postMessage(message: TaskRequest): void {
    if (this.worker) this.worker.postMessage(message);
    else this.waiting.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
    this.worker?.terminate();
  }

  private async start(url: URL, options: WorkerOptions): Promise<void> {
    try {
      await this.check(url);
      if (!this.isTerminated) this.launch(url, options);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!this.isTerminated)
        this.onerror?.(new ErrorEvent('error', { message, cancelable: true }));
    }
  }

  private async check(url: URL): Promise<void> {
    try {
      // Do not abort this request: it puts the script into the cache for the next worker.
      await fetch(url, { integrity: integrityOf(url), credentials: 'same-origin' });
    } catch (cause) {
      throw new Error(
        "the worker's script could not be fetched, or differs from the released one",
        {
          cause,
        },
      );
    }
  }

  private launch(url: URL, options: WorkerOptions): void {
    const worker = new Worker(url, options);
    worker.onmessage = (event: MessageEvent<WorkerMessage>) => this.onmessage?.(event);
    worker.onerror = (event) => this.onerror?.(event);
    worker.onmessageerror = (event) => this.onmessageerror?.(event);
    this.worker = worker;
    for (const message of this.waiting.splice(0)) worker.postMessage(message);
  }
}
