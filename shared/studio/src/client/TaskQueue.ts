import { abortReason, ColoringError } from '../shared/errors';
import type { Kept } from '../shared/limits';
import type {
  WorkerMessage,
  Report,
  TaskRequest,
  Results,
  TaskKind,
  Tasks,
} from '../shared/protocol';
import { startTimeLimit } from './timeLimit';

/** The part of a Worker that the queue uses. */
export interface WorkerLike {
  postMessage(message: TaskRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

export interface QueueOptions {
  readonly spawn: () => WorkerLike;
  /**
   * Time limit in ms from the task's start; time in the queue does not count, nor time in which the
   * browser suspends the page.
   */
  readonly timeLimit: number;
  /** Idle time in ms after which the worker is shut down, depending on what it would lose. */
  readonly idleLimit: (kept: Kept) => number;
}

export interface RunOptions {
  readonly signal?: AbortSignal;
  readonly onReport?: (report: Report) => void;
  /**
   * The task takes milliseconds. It goes before longer ones that wait, and cancelling it leaves the
   * worker alive, with the photos that it keeps.
   */
  readonly isQuick?: boolean;
}

interface Job {
  /** Null until the task starts, if its input is taken only then. */
  request: TaskRequest | null;
  /** Takes the input and makes the request; null if there is nothing to do. */
  readonly makeRequest: () => TaskRequest | null;
  readonly isQuick: boolean;
  readonly onReport: ((report: Report) => void) | undefined;
  readonly settle: (end: { result: Results[TaskKind] } | { error: Error }) => void;
}

/** Frees the pixels of a bitmap for which nobody waits any more. */
const closeBitmap = (result: Results[TaskKind]): void => {
  if (result && 'bitmap' in result) result.bitmap.close();
};

/** The photo of a task; undefined if there is none. */
const photoOf = (request: TaskRequest | null): number | undefined =>
  request && 'photoId' in request.task ? request.task.photoId : undefined;

/** True if the worker knows the photo after this task. */
const keepsPhoto = (request: TaskRequest | null, photoId: number): boolean =>
  request?.kind !== 'forget' && photoOf(request) === photoId;

/** True if the task searches for the dog in its photo. */
const isSearch = (request: TaskRequest | null): boolean =>
  request?.kind === 'cutout' || request?.kind === 'extract';

/**
 * Runs tasks one after another in one worker. The engine's stages cannot be interrupted from
 * inside, so a task that is cancelled, times out or crashes terminates its worker, and the next
 * task starts a new one. A quick task that is cancelled runs to its end, and its result is dropped.
 */
export class TaskQueue {
  private worker: WorkerLike | null = null;
  private readonly waiting: Job[] = [];
  private running: Job | null = null;
  private lastId = 0;
  /** Ids of the photos that the worker has seen and not freed. */
  private readonly photos = new Set<number>();
  /** Ids of the photos that were searched for dogs. The next brush stroke is quick only on these. */
  private readonly searched = new Set<number>();
  /** True if the worker was made ready for a photo. */
  private isReady = false;
  private stopTimeLimit: (() => void) | undefined;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: QueueOptions) {}

  /**
   * Runs a task when the earlier ones are done, and returns its result.
   * @throws ColoringError if the task fails, times out or crashes its worker; the signal's reason
   * if it is cancelled.
   */
  run<K extends TaskKind>(kind: K, task: Tasks[K], options: RunOptions = {}): Promise<Results[K]> {
    const request = { id: ++this.lastId, kind, task };
    return this.enqueue({ request, makeRequest: () => request }, options);
  }

  /**
   * Draws pages when the earlier tasks are done. Their looks are taken only then: until its turn
   * comes, other workers can draw them.
   * @param take returns the task; null if no look is left
   * @returns false if no look was left
   * @throws as run
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

  private enqueue<K extends TaskKind>(
    start: Pick<Job, 'request' | 'makeRequest'>,
    { signal, onReport, isQuick = false }: RunOptions,
  ): Promise<Results[K]> {
    if (signal?.aborted) return Promise.reject(abortReason(signal));
    return new Promise<Results[K]>((resolve, reject) => {
      const onAbort = (): void => {
        if (!signal) return;
        const error = abortReason(signal);
        if (isQuick && job === this.running) job.settle({ error });
        else this.drop(job, error);
      };
      const job: Job = {
        ...start,
        isQuick,
        onReport,
        settle: (end) => {
          signal?.removeEventListener('abort', onAbort);
          if ('error' in end) reject(end.error);
          else if (signal?.aborted) closeBitmap(end.result);
          else resolve(end.result as Results[K]);
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
    return this.photos.size;
  }

  /** True if the worker has seen the photo, or will, because a task for it runs or waits. */
  knows(photoId: number): boolean {
    return (
      this.photos.has(photoId) || this.jobs.some(({ request }) => keepsPhoto(request, photoId))
    );
  }

  /** True if the worker has searched the photo for dogs, or will. */
  hasSearched(photoId: number): boolean {
    return (
      this.searched.has(photoId) ||
      this.jobs.some(({ request }) => isSearch(request) && keepsPhoto(request, photoId))
    );
  }

  /** True while a task is running for which a quick one would have to wait. */
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

  private get kept(): Kept {
    if (this.photos.size > 0) return 'photo';
    return this.isReady ? 'readiness' : 'nothing';
  }

  private add(job: Job): void {
    const place = job.isQuick ? this.waiting.findIndex(({ isQuick }) => !isQuick) : -1;
    this.waiting.splice(place < 0 ? this.waiting.length : place, 0, job);
  }

  private next(): void {
    if (this.running) return;
    clearTimeout(this.idleTimer);
    const job = this.waiting.shift();
    if (!job) {
      if (this.worker)
        this.idleTimer = setTimeout(() => this.shutDown(), this.options.idleLimit(this.kept));
      return;
    }
    job.request = job.makeRequest();
    if (!job.request) {
      job.settle({ result: null });
      this.next();
      return;
    }
    this.running = job;
    this.stopTimeLimit = startTimeLimit(this.options.timeLimit, () =>
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

  private finish(job: Job, end: Parameters<Job['settle']>[0]): void {
    this.stopTimeLimit?.();
    this.running = null;
    if (this.worker && job.request) this.record(job.request);
    job.settle(end);
    this.next();
  }

  /** Records what the worker keeps after a task. */
  private record(request: TaskRequest): void {
    const photoId = photoOf(request);
    if (request.kind === 'ready') this.isReady = true;
    else if (photoId === undefined) return;
    else if (request.kind === 'forget') {
      this.photos.delete(photoId);
      this.searched.delete(photoId);
    } else {
      this.photos.add(photoId);
      if (isSearch(request)) this.searched.add(photoId);
    }
  }

  private shutDown(): void {
    clearTimeout(this.idleTimer);
    this.worker?.terminate();
    this.worker = null;
    this.isReady = false;
    this.photos.clear();
    this.searched.clear();
  }
}
