import { TaskQueue, type QueueOptions, type RunOptions } from './TaskQueue';
import type { Tasks } from '../shared/protocol';
import { PAGES_A_TASK } from '../shared/limits';

/** The input of a task for these looks, without dogs that none of them shows. */
const forLooks = (
  { dogs, ...what }: Omit<Tasks['pages'], 'looks'>,
  looks: readonly string[],
): Omit<Tasks['pages'], 'looks'> => {
  const used = looks.flatMap((id) => (dogs && id in dogs ? [[id, dogs[id]] as const] : []));
  return used.length > 0 ? { ...what, dogs: Object.fromEntries(used) } : what;
};

/**
 * A pool of workers that draw pages in parallel. The pages do not depend on the number of workers.
 * The first worker is the client's own, which also finds dogs.
 */
export class PagePool {
  readonly #queues: TaskQueue[];

  constructor(
    first: TaskQueue,
    options: QueueOptions,
    private readonly most: number,
  ) {
    this.#queues = [first];
    for (let i = 1; i < most; i += 1) this.#queues.push(new TaskQueue(options));
  }

  /**
   * Draws the pages in small tasks and gives each to the next free worker.
   * @throws as TaskQueue.run; the first failure stops the other tasks.
   */
  async draw({ looks, ...what }: Tasks['pages'], { signal, onReport }: RunOptions): Promise<void> {
    const stop = new AbortController();
    const onAbort = (): void => stop.abort(signal?.reason);
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort);
    let next = 0;
    const work = async (queue: TaskQueue): Promise<void> => {
      while (next < looks.length) {
        const some = looks.slice(next, next + PAGES_A_TASK);
        const task = { ...forLooks(what, some), looks: some };
        next += PAGES_A_TASK;
        await queue.run('pages', task, { signal: stop.signal, onReport });
        // More pages follow, so free the photos that the worker has seen, over a hundred megabytes.
        // The first pages do not wait for a new worker.
        if (next < looks.length) queue.restFromPhotos();
      }
    };
    try {
      await Promise.all(
        this.#queues
          .slice(0, Math.min(this.most, Math.ceil(looks.length / PAGES_A_TASK) || 1))
          .map(work),
      );
    } catch (error) {
      stop.abort(error);
      throw error;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** The last queue: it interferes least with the first worker, which finds dogs. */
  get last(): TaskQueue {
    return this.#queues[this.#queues.length - 1];
  }

  /**
   * The queue for a quick task on a photo. The first worker keeps the photo's pixels. While it is
   * busy with a dog, which takes seconds, the last one decodes the photo once more.
   */
  get soonest(): TaskQueue {
    const [first] = this.#queues;
    return first.isBusy ? this.last : first;
  }

  /**
   * Frees the pixels of a photo. A queue without a worker keeps none, and a worker that ends has
   * forgotten them as well.
   */
  forget(photoId: number): void {
    for (const queue of new Set([this.#queues[0], this.last]))
      if (queue.hasWorker)
        queue.run('forget', { photoId }, { isQuick: true }).catch(() => undefined);
  }

  /** Terminates idle workers that only draw pages, because a photo needs the memory now. */
  rest(): void {
    for (const queue of this.#queues.slice(1)) queue.rest();
  }

  dispose(): void {
    for (const queue of this.#queues) queue.dispose();
  }
}
