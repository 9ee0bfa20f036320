import { abortReason, ColoringError } from '../shared/errors';
import type { CachedState } from '../shared/limits';
import type {
  TaskReport,
  TaskResults,
  TaskKind,
  TaskRequest,
  Tasks,
  WorkerMessage,
} from '../shared/protocol';
import { startTimeout } from './timeout';
import type { WorkerLike } from './WorkerLike';
import { isSearch, keepsPhoto, WorkerMemory } from './WorkerMemory';

export interface QueueOptions {
  readonly spawn: () => WorkerLike;
  /**
   * Time limit in ms from the task's start. Time in the queue, and time while the browser suspends
   * the page, does not count.
   */
  readonly timeout: number;
  /** Idle time in ms after which the worker is shut down, depending on what it would lose. */
  readonly idleTimeout: (state: CachedState) => number;
}

export interface RunOptions {
  readonly signal?: AbortSignal;
  readonly onReport?: (report: TaskReport) => void;
  /**
   * The task takes milliseconds. It runs before longer tasks in the queue, and canceling it leaves
   * the worker alive, with the photos that it keeps.
   */
  readonly isQuick?: boolean;
  /** The task runs before all others in the queue except quick ones. */
  readonly isNext?: boolean;
}

/** Options of one kind of task. */
interface TaskRunOptions<K extends TaskKind> extends RunOptions {
  /** Receives the result before the next task starts, so that it can add one that runs next. */
  readonly onResult?: (result: TaskResults[K]) => void;
}

type Outcome = { readonly result: TaskResults[TaskKind] } | { readonly error: Error };

/** A task that runs or waits. */
interface Job {
  /** Null until the task starts, if its input is taken only then. */
  request: TaskRequest | null;
  /** Takes the input and makes the request; null if there is nothing to do. */
  readonly makeRequest: () => TaskRequest | null;
  readonly isQuick: boolean;
  readonly isNext: boolean;
  readonly onReport: ((report: TaskReport) => void) | undefined;
  readonly settle: (outcome: Outcome) => void;
}

/** Frees the pixels of a canceled task's bitmap. */
const closeBitmap = (result: TaskResults[TaskKind]): void => {
  if (result && 'bitmap' in result) result.bitmap.close();
};

/**
 * Runs tasks one after another in one worker. The engine's stages cannot be interrupted from
 * inside, so a task that is canceled, times out or crashes terminates its worker, and the next
 * task starts a new one. A quick task that is canceled runs to its end, and its result is dropped.
 */
export class TaskQueue {
  private worker: WorkerLike | null = null;
  private readonly waiting: Job[] = [];
  private running: Job | null = null;
  private lastId = 0;
  private readonly memory = new WorkerMemory();
  private stopTimeout: (() => void) | undefined;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: QueueOptions) {}

  /**
   * Runs a task when the earlier ones are done, and returns its result.
   * @throws ColoringError if the task fails, times out or crashes its worker; the signal's reason
   * if it is canceled.
   */
  run<K extends TaskKind>(
    kind: K,
    task: Tasks[K],
    options: TaskRunOptions<K> = {},
  ): Promise<TaskResults[K]> {
    const request = { id: ++this.lastId, kind, task };
    return this.enqueue({ request, makeRequest: () => request }, options);
  }

  /**
   * Draws pages when the earlier tasks are done. Takes the looks only then, so that other workers
   * can draw them in the meantime.
   * @param take returns the task; null if no look is left
   * @returns false if no look was left
   * @throws the errors of `run`
   */
  async runPages(take: () => Tasks['pages'] | null, options: RunOptions = {}): Promise<boolean> {
    const id = ++this.lastId;
    let isTaken = false;
    const makeRequest = (): TaskRequest | null => {
      const task = take();
      isTaken = task !== null;
      return task && { id, kind: 'pages', task };
    };
    await this.enqueue<'pages'>({ request: null, makeRequest }, options);
    return isTaken;
  }

  /**
   * Frees the pixels of a photo when the running task is done. A worker that has ended by then, for
   * example because that task was canceled, has already freed them.
   * @throws the errors of `run`
   */
  async forget(photoId: number): Promise<void> {
    const request = { id: ++this.lastId, kind: 'forget', task: { photoId } } as const;
    const makeRequest = (): TaskRequest | null => this.worker && request;
    await this.enqueue<'forget'>({ request: null, makeRequest }, { isQuick: true });
  }

  private enqueue<K extends TaskKind>(
    start: Pick<Job, 'request' | 'makeRequest'>,
    { signal, onReport, onResult, isQuick = false, isNext = false }: TaskRunOptions<K>,
  ): Promise<TaskResults[K]> {
    if (signal?.aborted) return Promise.reject(abortReason(signal));
    return new Promise<TaskResults[K]>((resolve, reject) => {
      const onAbort = (): void => {
        if (!signal) return;
        const error = abortReason(signal);
        if (isQuick && job === this.running) job.settle({ error });
        else this.drop(job, error);
      };
      const job: Job = {
        ...start,
        isQuick,
        isNext,
        onReport,
        settle: (outcome) => {
          signal?.removeEventListener('abort', onAbort);
          if ('error' in outcome) return reject(outcome.error);
          if (signal?.aborted) return closeBitmap(outcome.result);
          const result = outcome.result as TaskResults[K];
          try {
            onResult?.(result);
            resolve(result);
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        },
      };
      signal?.addEventListener('abort', onAbort);
      this.add(job);
      this.next();
    });
  }

  /** Number of tasks that run or wait. */
  get load(): number {
    return this.waiting.length + (this.running ? 1 : 0);
  }

  /** Number of photos that the worker has seen and not freed. */
  get photosSeen(): number {
    return this.memory.photoCount;
  }

  /** True if the worker has done nothing but read files. */
  get hasOnlyRead(): boolean {
    return this.memory.hasOnlyRead;
  }

  /** True if the worker has seen the photo, or will, because a task for it runs or waits. */
  hasSeen(photoId: number): boolean {
    return (
      this.memory.hasPhoto(photoId) || this.jobs.some(({ request }) => keepsPhoto(request, photoId))
    );
  }

  /** True if the worker has searched the photo for dogs, or will. */
  hasSearched(photoId: number): boolean {
    return (
      this.memory.hasSearched(photoId) ||
      this.jobs.some(({ request }) => isSearch(request) && keepsPhoto(request, photoId))
    );
  }

  /** True while a long task runs: a quick one would have to wait for it. */
  get isBusy(): boolean {
    return this.running !== null && !this.running.isQuick;
  }

  /** Rejects all waiting and running tasks and terminates the worker. */
  dispose(): void {
    const error = new DOMException('The coloring client was closed.', 'AbortError');
    for (const job of this.waiting.splice(0)) job.settle({ error });
    if (this.running) this.drop(this.running, error);
    this.shutDown();
  }

  /** Terminates the worker to free its memory, unless it is busy. */
  shutDownIfIdle(): void {
    if (!this.running) this.shutDown();
  }

  private get jobs(): readonly Job[] {
    return this.running ? [this.running, ...this.waiting] : this.waiting;
  }

  private add(job: Job): void {
    const isEarly = job.isQuick || job.isNext;
    const place = isEarly ? this.waiting.findIndex(({ isQuick }) => !isQuick) : -1;
    this.waiting.splice(place < 0 ? this.waiting.length : place, 0, job);
  }

  private next(): void {
    if (this.running) return;
    clearTimeout(this.idleTimer);
    const job = this.waiting.shift();
    if (!job) {
      if (this.worker)
        this.idleTimer = setTimeout(
          () => this.shutDown(),
          this.options.idleTimeout(this.memory.cachedState),
        );
      return;
    }
    job.request = job.makeRequest();
    if (!job.request) {
      job.settle({ result: null });
      this.next();
      return;
    }
    this.running = job;
    this.stopTimeout = startTimeout(this.options.timeout, () =>
      this.drop(job, new ColoringError('timeout')),
    );
    try {
      this.worker ??= this.start();
      this.worker.postMessage(job.request);
    } catch (error) {
      this.drop(job, new ColoringError('crashed', String(error)));
    }
  }

  private start(): WorkerLike {
    const worker = this.options.spawn();
    // Ignore late errors of a terminated worker: they must not affect its successor.
    const onBroken = (detail: string) => (): void => {
      if (worker !== this.worker) return;
      if (this.running) this.drop(this.running, new ColoringError('crashed', detail));
      else this.shutDown();
    };
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      onBroken(event.message || 'the worker could not be loaded')();
    };
    worker.onmessageerror = onBroken('a message could not be read');
    return worker;
  }

  private receive(message: WorkerMessage): void {
    const job = this.running;
    if (job?.request?.id !== message.id) return;
    if (message.type === 'done') this.finish(job, { result: message.result });
    else if (message.type === 'failed')
      this.finish(job, { error: new ColoringError(message.code, message.message) });
    else job.onReport?.(message);
  }

  private drop(job: Job, error: Error): void {
    if (job === this.running) {
      this.shutDown();
      this.finish(job, { error });
      return;
    }
    const place = this.waiting.indexOf(job);
    if (place >= 0) this.waiting.splice(place, 1);
    job.settle({ error });
  }

  private finish(job: Job, outcome: Outcome): void {
    this.stopTimeout?.();
    this.running = null;
    if (this.worker && job.request) this.memory.record(job.request);
    job.settle(outcome);
    this.next();
  }

  private shutDown(): void {
    clearTimeout(this.idleTimer);
    this.worker?.terminate();
    this.worker = null;
    this.memory.clear();
  }
}
