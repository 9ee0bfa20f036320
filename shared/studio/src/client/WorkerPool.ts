import { TaskQueue, type QueueOptions, type RunOptions } from './TaskQueue';
import type { Tasks } from '../shared/protocol';
import { PAGES_PER_TASK, PHOTOS_KEPT } from '../shared/limits';

/** The input of a task for these looks, without dogs that none of them shows. */
const forLooks = (
  { dogs, ...what }: Omit<Tasks['pages'], 'looks'>,
  looks: readonly string[],
): Omit<Tasks['pages'], 'looks'> => {
  const used = looks.flatMap((id) => (dogs && id in dogs ? [[id, dogs[id]] as const] : []));
  return used.length > 0 ? { ...what, dogs: Object.fromEntries(used) } : what;
};

/**
 * Maximum number of workers that search for dogs. Each uses a hundred megabytes and keeps a core
 * busy: on two cores, a second one would only slow down the page.
 */
const PHOTO_WORKERS = 2;

/** The queues sorted by their number of tasks, idle ones first. */
const byLoad = (queues: readonly TaskQueue[]): TaskQueue[] =>
  queues.toSorted((one, other) => one.load - other.load);

/**
 * A pool of workers. All of them draw pages. All but the last, at most two, also search for dogs:
 * they process several photos in parallel, each in one worker, which caches its data. Neither pages
 * nor dogs depend on the number of workers.
 */
export class WorkerPool {
  readonly #queues: readonly TaskQueue[];

  /** @param size number of workers that run at the same time */
  constructor(
    options: QueueOptions,
    private readonly size: number,
  ) {
    this.#queues = Array.from({ length: size }, () => new TaskQueue(options));
  }

  /**
   * Draws the pages in small tasks, each in the next free worker: a busy one takes looks only once
   * it is free. One worker draws the first page by itself, because starting another one would take
   * processor time from it on a device with two cores.
   * @throws as TaskQueue.run; the first failure stops the other tasks.
   */
  async draw({ looks, ...what }: Tasks['pages'], { signal, onReport }: RunOptions): Promise<void> {
    const stop = new AbortController();
    const onAbort = (): void => stop.abort(signal?.reason);
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort);
    let releaseOthers: () => void = () => undefined;
    const hasFirstPage = new Promise<void>((resolve) => {
      releaseOthers = resolve;
    });
    const options: RunOptions = {
      signal: stop.signal,
      onReport: (report) => {
        onReport?.(report);
        if (report.type === 'page') releaseOthers();
      },
    };
    let next = 0,
      batchesLeft = Math.ceil(looks.length / PAGES_PER_TASK);
    const take = (): Tasks['pages'] | null => {
      const batch = looks.slice(next, next + PAGES_PER_TASK);
      next += batch.length;
      return batch.length > 0 ? { ...forLooks(what, batch), looks: batch } : null;
    };
    let finish: () => void = () => undefined;
    const areAllDrawn = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const drawBatches = async (queue: TaskQueue): Promise<void> => {
      while (next < looks.length) {
        // Free the photos that the worker has seen, over a hundred megabytes; but the first pages
        // must not wait for a new worker.
        if (next > 0 && queue.photosSeen > 0 && this.#hasManyPhotos) queue.shutDownIfIdle();
        if (await queue.runPages(take, options)) batchesLeft--;
        if (batchesLeft === 0) finish();
        releaseOthers();
      }
    };
    const [first, ...others] = byLoad(this.#queues).slice(0, batchesLeft || 1);
    const drawing = Promise.all([
      drawBatches(first),
      ...others.map(async (queue) => {
        await hasFirstPage;
        await drawBatches(queue);
      }),
    ]);
    try {
      // A busy worker that has taken no looks is not waited for.
      await Promise.race([areAllDrawn, drawing]);
    } catch (error) {
      stop.abort(error);
      throw error;
    } finally {
      // No task runs any more: this only removes those that wait in busy workers.
      stop.abort();
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** The last queue: it interferes least with those that find dogs. */
  get last(): TaskQueue {
    return this.#queues[this.#queues.length - 1];
  }

  /** The queue for a task on a file that no worker knows yet. */
  get forFile(): TaskQueue {
    return byLoad(this.#photoQueues)[0];
  }

  /**
   * The queue for a task on a photo: that of the worker that has searched it for dogs, otherwise of
   * one that knows its pixels.
   */
  forPhoto(photoId: number): TaskQueue {
    return (
      this.#photoQueues.find((queue) => queue.hasSearched(photoId)) ??
      this.#photoQueues.find((queue) => queue.knows(photoId)) ??
      this.forFile
    );
  }

  /**
   * The queue for a quick task on a photo. While the worker that knows the photo is busy with a
   * dog, which takes seconds, an idle one decodes the photo again.
   */
  forQuickTask(photoId: number): TaskQueue {
    const queue = this.forPhoto(photoId);
    return queue.isBusy
      ? ([...this.#photoQueues, this.last].find(({ isBusy }) => !isBusy) ?? queue)
      : queue;
  }

  /** Frees the pixels of a photo. A worker that has ended has already freed them. */
  forget(photoId: number): void {
    for (const queue of this.#queues)
      if (queue.knows(photoId))
        queue.run('forget', { photoId }, { isQuick: true }).catch(() => undefined);
  }

  /** Terminates idle workers that do not find dogs, because this queue's photo needs the memory. */
  makeRoomFor(queue: TaskQueue): void {
    for (const other of this.#queues)
      if (other !== queue && !(other.photosSeen > 0 && this.#photoQueues.includes(other)))
        other.shutDownIfIdle();
  }

  get #photoQueues(): readonly TaskQueue[] {
    return this.#queues.slice(0, Math.min(PHOTO_WORKERS, Math.max(1, this.size - 1)));
  }

  /**
   * Whether there are more photos than one worker keeps. Fewer are not freed, because the next
   * brush stroke would wait for a new worker.
   */
  get #hasManyPhotos(): boolean {
    return this.#queues.reduce((sum, { photosSeen }) => sum + photosSeen, 0) > PHOTOS_KEPT;
  }

  dispose(): void {
    for (const queue of this.#queues) queue.dispose();
  }
}
