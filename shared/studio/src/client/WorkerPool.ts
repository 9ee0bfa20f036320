import { TaskQueue, type QueueOptions, type RunOptions } from './TaskQueue';
import type { Tasks } from '../shared/protocol';
import { MAX_CACHED_PHOTOS } from '../shared/limits';
import { PageBatches } from './PageBatches';

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
   * processor time from it on a device with two cores. If all are busy, the first one that is free
   * begins.
   * @throws the errors of TaskQueue.run; the first failure stops the other tasks
   */
  async draw(task: Tasks['pages'], { signal, onReport }: RunOptions): Promise<void> {
    const batches = new PageBatches(task);
    const stop = new AbortController();
    const onAbort = (): void => stop.abort(signal?.reason);
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort);
    const options: RunOptions = {
      signal: stop.signal,
      onReport: (report) => {
        onReport?.(report);
        if (report.type === 'page') batches.pageDrawn();
      },
    };
    const queues = byLoad(this.#queues);
    const beginsNow = !queues[0].isBusy;
    const [first, ...others] = beginsNow ? queues.slice(0, batches.remaining || 1) : queues;
    const drawing = Promise.all([
      this.#drawBatches(first, batches, options),
      ...others.map(async (queue) => {
        if (beginsNow) await batches.firstPage;
        await this.#drawBatches(queue, batches, options);
      }),
    ]);
    try {
      // Does not wait for a busy worker that has taken no looks.
      await Promise.race([batches.allDrawn, drawing]);
    } catch (error) {
      stop.abort(error);
      throw error;
    } finally {
      // All pages are drawn, or drawing has failed: remove the tasks that wait in busy queues.
      stop.abort();
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async #drawBatches(queue: TaskQueue, batches: PageBatches, options: RunOptions): Promise<void> {
    while (batches.hasMore) {
      // Free the worker's photos, which take over a hundred megabytes. The first pages must not
      // wait for a new worker, though.
      if (batches.hasBegun && queue.photosSeen > 0 && this.#hasManyPhotos) queue.shutDownIfIdle();
      if (await queue.runPages(() => batches.take(), options)) batches.batchDrawn();
    }
  }

  /** The last queue: it interferes least with those that find dogs. */
  get last(): TaskQueue {
    return this.#queues[this.#queues.length - 1];
  }

  /** The queue for a task on a photo that no worker has seen yet. */
  get forNewPhoto(): TaskQueue {
    return byLoad(this.#photoQueues)[0];
  }

  /** The queue for reading a file: that of a new photo, or an idle one while it is busy. */
  get forFile(): TaskQueue {
    return this.#idleInsteadOf(this.forNewPhoto);
  }

  /**
   * The queue for a task on a photo: the one whose worker has searched it for dogs, otherwise one
   * whose worker has seen it, otherwise the least busy one.
   */
  forPhoto(photoId: number): TaskQueue {
    return (
      this.#photoQueues.find((queue) => queue.hasSearched(photoId)) ??
      this.#photoQueues.find((queue) => queue.hasSeen(photoId)) ??
      this.forNewPhoto
    );
  }

  /**
   * The queue for a quick task on a photo. While the worker that has seen the photo is busy with a
   * dog, which takes seconds, an idle one decodes the photo again.
   */
  forQuickTask(photoId: number): TaskQueue {
    return this.#idleInsteadOf(this.forPhoto(photoId));
  }

  /** An idle queue if this one is busy and there is one, otherwise this one. */
  #idleInsteadOf(queue: TaskQueue): TaskQueue {
    return queue.isBusy
      ? ([...this.#photoQueues, this.last].find(({ isBusy }) => !isBusy) ?? queue)
      : queue;
  }

  /** Frees the pixels of a photo. A worker that has ended has already freed them. */
  forget(photoId: number): void {
    for (const queue of this.#queues)
      if (queue.hasSeen(photoId)) queue.forget(photoId).catch(() => undefined);
  }

  /**
   * Frees memory for this queue's photo: ends other idle workers, except those that find dogs and
   * hold photos, and those that have only read files, because the next file may follow at once.
   */
  makeRoomFor(queue: TaskQueue): void {
    for (const other of this.#queues)
      if (
        other !== queue &&
        !other.hasOnlyRead &&
        !(other.photosSeen > 0 && this.#photoQueues.includes(other))
      )
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
    return this.#queues.reduce((sum, { photosSeen }) => sum + photosSeen, 0) > MAX_CACHED_PHOTOS;
  }

  dispose(): void {
    for (const queue of this.#queues) queue.dispose();
  }
}
