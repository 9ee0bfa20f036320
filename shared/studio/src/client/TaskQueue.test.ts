import type { DogArt } from '@scribblepup/tracing';
import { fakeWorkers } from '../testing/fakeWorkers';
import { idleTimeout, TASK_TIMEOUT_MS } from '../shared/limits';
import type { TaskReport } from '../shared/protocol';
import { TaskQueue } from './TaskQueue';

const photo = new Blob(['x']);
const prepared = { photo, preview: photo, width: 4, height: 3 };

const setUp = () => {
  const { workers, spawn } = fakeWorkers();
  const queue = new TaskQueue({
    spawn,
    timeout: 1000,
    idleTimeout: (kept) => ({ photo: 500, 'warm-engine': 900, nothing: 50 })[kept],
  });
  const done = (worker: number, request: number): void => {
    const { id } = workers[worker].requests[request];
    workers[worker].post({ id, type: 'done', result: prepared });
  };
  return { queue, workers, done };
};

/** Suspends the page: once the time has passed, each overdue timer fires once. */
const suspendPage = (ms: number): void => {
  // The fake timers of Jest can do this, but Jest's types lack it.
  const { clock } = setTimeout as unknown as { readonly clock: { jump: (ms: number) => void } };
  clock.jump(ms);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("returns the worker's result", async () => {
  const { queue, done } = setUp();
  const result = queue.run('prepare', { photo });
  done(0, 0);
  await expect(result).resolves.toEqual(prepared);
});

test('runs one task at a time, in order, in one worker', async () => {
  const { queue, workers, done } = setUp();
  const first = queue.run('prepare', { photo });
  const second = queue.run('prepare', { photo });
  expect(workers[0].requests).toHaveLength(1);
  done(0, 0);
  await first;
  expect(workers[0].requests).toHaveLength(2);
  done(0, 1);
  await expect(second).resolves.toEqual(prepared);
  expect(workers).toHaveLength(1);
});

test('reports progress of the running task only', async () => {
  const { queue, workers, done } = setUp();
  const reports: TaskReport[] = [];
  const task = queue.run('prepare', { photo }, { onReport: (report) => reports.push(report) });
  const { id } = workers[0].requests[0];
  workers[0].post({ id, type: 'progress', stage: 'decode', progress: 0.5 });
  workers[0].post({ id: id + 9, type: 'progress', stage: 'stale', progress: 1 });
  done(0, 0);
  await task;
  expect(reports).toEqual([expect.objectContaining({ stage: 'decode', progress: 0.5 })]);
});

test('an error from the receiver of a result rejects its task, and the next one runs', async () => {
  const { queue, workers, done } = setUp();
  const onResult = (): void => {
    throw new Error('not shown');
  };
  const first = queue.run('prepare', { photo }, { onResult });
  const second = queue.run('prepare', { photo });
  done(0, 0);
  await expect(first).rejects.toThrow('not shown');
  expect(workers[0].requests).toHaveLength(2);
  done(0, 1);
  await expect(second).resolves.toBe(prepared);
});

test('a failure in the worker rejects with its code, and the worker continues', async () => {
  const { queue, workers, done } = setUp();
  const broken = queue.run('prepare', { photo });
  const { id } = workers[0].requests[0];
  workers[0].post({ id, type: 'failed', code: 'undecodable', message: 'InvalidStateError' });
  await expect(broken).rejects.toMatchObject({
    name: 'ColoringError',
    code: 'undecodable',
    detail: 'InvalidStateError',
  });
  const next = queue.run('prepare', { photo });
  done(0, 1);
  await expect(next).resolves.toEqual(prepared);
});

test('a worker that breaks rejects its task, and the next task gets a new worker', async () => {
  const { queue, workers, done } = setUp();
  const broken = queue.run('prepare', { photo });
  const waiting = queue.run('prepare', { photo });
  workers[0].break('Script error');
  await expect(broken).rejects.toMatchObject({ code: 'crashed', detail: 'Script error' });
  expect(workers[0].terminated).toBe(true);
  done(1, 0);
  await expect(waiting).resolves.toEqual(prepared);
});

test('a worker that could not be loaded is reported, even without a message', async () => {
  const { queue, workers } = setUp();
  const task = queue.run('prepare', { photo });
  const preventDefault = jest.fn();
  workers[0].onerror?.({ message: '', preventDefault } as unknown as ErrorEvent);
  await expect(task).rejects.toMatchObject({ detail: 'the worker could not be loaded' });
  // Otherwise the page would report the same error again.
  expect(preventDefault).toHaveBeenCalled();
});

test('an idle worker that breaks is replaced for the next task', async () => {
  const { queue, workers, done } = setUp();
  const first = queue.run('prepare', { photo });
  done(0, 0);
  await first;
  workers[0].break('Script error');
  expect(workers[0].terminated).toBe(true);
  const next = queue.run('prepare', { photo });
  done(1, 0);
  await expect(next).resolves.toEqual(prepared);
});

test('late errors of a terminated worker do not affect the next one', async () => {
  const { queue, workers, done } = setUp();
  const stop = new AbortController();
  const stopped = queue.run('prepare', { photo }, { signal: stop.signal });
  const next = queue.run('prepare', { photo });
  const served = expect(next).resolves.toEqual(prepared);
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  workers[0].break('too late');
  workers[0].onmessageerror?.({} as MessageEvent);
  done(0, 0);
  expect(workers[1].terminated).toBe(false);
  done(1, 0);
  await served;
});

test('an unreadable message counts as a broken worker', async () => {
  const { queue, workers } = setUp();
  const task = queue.run('prepare', { photo });
  workers[0].onmessageerror?.({} as MessageEvent);
  await expect(task).rejects.toMatchObject({ code: 'crashed' });
});

test('a worker that cannot be started rejects the task', async () => {
  const queue = new TaskQueue({
    spawn: () => {
      throw new Error('blocked');
    },
    timeout: 1000,
    idleTimeout: (kept) => ({ photo: 500, 'warm-engine': 900, nothing: 50 })[kept],
  });
  await expect(queue.run('prepare', { photo })).rejects.toMatchObject({
    code: 'crashed',
    detail: 'Error: blocked',
  });
});

test('a task over the time limit is stopped; time in the queue does not count', async () => {
  const { queue, workers, done } = setUp();
  const late = queue.run('prepare', { photo });
  const waiting = queue.run('prepare', { photo });
  jest.advanceTimersByTime(1000);
  await expect(late).rejects.toMatchObject({ code: 'timeout' });
  expect(workers[0].terminated).toBe(true);
  jest.advanceTimersByTime(999);
  done(1, 0);
  await expect(waiting).resolves.toEqual(prepared);
});

test('time while the browser suspends the page and its workers does not count', async () => {
  const { spawn, workers } = fakeWorkers();
  const queue = new TaskQueue({ spawn, timeout: TASK_TIMEOUT_MS, idleTimeout });
  const task = queue.run('prepare', { photo });
  suspendPage(3_600_000);
  workers[0].respond({ type: 'done', result: prepared });
  await expect(task).resolves.toEqual(prepared);
  const hanging = queue.run('prepare', { photo });
  suspendPage(3_600_000);
  jest.advanceTimersByTime(TASK_TIMEOUT_MS);
  await expect(hanging).rejects.toMatchObject({ code: 'timeout' });
});

test('canceling the running task ends its worker', async () => {
  const { queue, workers } = setUp();
  const cancel = new AbortController();
  const task = queue.run('prepare', { photo }, { signal: cancel.signal });
  cancel.abort();
  await expect(task).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers[0].terminated).toBe(true);
});

test('canceling a waiting task leaves the running one alone', async () => {
  const { queue, workers, done } = setUp();
  const cancel = new AbortController();
  const running = queue.run('prepare', { photo });
  const waiting = queue.run('prepare', { photo }, { signal: cancel.signal });
  cancel.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers[0].terminated).toBe(false);
  done(0, 0);
  await expect(running).resolves.toEqual(prepared);
});

test('a task that was canceled before it began never reaches a worker', async () => {
  const { queue, workers } = setUp();
  await expect(
    queue.run('prepare', { photo }, { signal: AbortSignal.abort() }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers).toHaveLength(0);
});

const ofPhoto = { photo, photoId: 1, hints: {}, searchAgain: false };
const ofPages = { dog: {} as DogArt, choices: { name: 'Rex', bornMonth: null }, looks: ['beach'] };

/** Draws pages, and expects that the worker, which caches no photo, is shut down soon. */
const expectShutDownAfterPages = async (
  { queue, workers, done }: ReturnType<typeof setUp>,
  worker: number,
): Promise<void> => {
  const pages = queue.run('pages', ofPages);
  done(worker, 0);
  await pages;
  jest.advanceTimersByTime(50);
  expect(workers[worker].terminated).toBe(true);
};

test('an idle worker is shut down, a busy one is not', async () => {
  const { queue, workers, done } = setUp();
  const first = queue.run('prepare', { photo });
  done(0, 0);
  await first;
  jest.advanceTimersByTime(40);
  const second = queue.run('prepare', { photo });
  jest.advanceTimersByTime(40);
  expect(workers[0].terminated).toBe(false);
  done(0, 1);
  await second;
  jest.advanceTimersByTime(50);
  expect(workers[0].terminated).toBe(true);
});

test.each([
  ['cutout', ofPhoto],
  ['extract', ofPhoto],
] as const)(
  'after %s, a worker stays longer for the next brush stroke, even with pages in between',
  async (kind, task) => {
    const { queue, workers, done } = setUp();
    const found = queue.run(kind, task);
    done(0, 0);
    await found;
    const pages = queue.run('pages', ofPages);
    done(0, 1);
    await pages;
    jest.advanceTimersByTime(499);
    expect(workers[0].terminated).toBe(false);
    jest.advanceTimersByTime(1);
    expect(workers[0].terminated).toBe(true);
  },
);

/** A queue whose worker has warmed up for a photo. */
const setUpReady = async (): Promise<ReturnType<typeof setUp>> => {
  const all = setUp();
  const ready = all.queue.run('warmUp', {});
  all.done(0, 0);
  await ready;
  return all;
};

test('a worker that has warmed up stays longest, but its successor does not', async () => {
  const all = await setUpReady();
  const { workers } = all;
  jest.advanceTimersByTime(899);
  expect(workers[0].terminated).toBe(false);
  jest.advanceTimersByTime(1);
  expect(workers[0].terminated).toBe(true);
  await expectShutDownAfterPages(all, 1);
});

test('a worker that has warmed up stays no longer than others once it has a photo', async () => {
  const { queue, workers, done } = await setUpReady();
  const found = queue.run('extract', ofPhoto);
  done(0, 1);
  await found;
  jest.advanceTimersByTime(500);
  expect(workers[0].terminated).toBe(true);
});

test('the successor of a worker that broke while warming up is shut down soon', async () => {
  const all = setUp();
  const ready = all.queue.run('warmUp', {});
  all.workers[0].break('Script error');
  await expect(ready).rejects.toMatchObject({ code: 'crashed' });
  await expectShutDownAfterPages(all, 1);
});

test('a photo is no longer known once its task has crashed the worker', async () => {
  const { queue, workers } = setUp();
  const found = queue.run('extract', ofPhoto);
  expect(queue.hasSeen(1)).toBe(true);
  workers[0].break('out of memory');
  await expect(found).rejects.toMatchObject({ code: 'crashed' });
  expect([queue.hasSeen(1), queue.photosSeen]).toEqual([false, 0]);
});

test('a new worker has seen no photo: after pages it is shut down soon', async () => {
  const all = setUp();
  const { queue, workers, done } = all;
  const found = queue.run('extract', ofPhoto);
  done(0, 0);
  await found;
  queue.shutDownIfIdle();
  expect(workers[0].terminated).toBe(true);
  await expectShutDownAfterPages(all, 1);
});

test('a worker that only forgot a photo is shut down soon too', async () => {
  const { queue, workers, done } = setUp();
  const pages = queue.run('pages', ofPages);
  const forgotten = queue.run('forget', { photoId: 1 }, { isQuick: true });
  done(0, 0);
  await pages;
  done(0, 1);
  await forgotten;
  jest.advanceTimersByTime(50);
  expect(workers[0].terminated).toBe(true);
});

test('a worker that freed its only photo is shut down soon', async () => {
  const { queue, workers, done } = setUp();
  const found = queue.run('extract', ofPhoto);
  done(0, 0);
  await found;
  expect(queue.photosSeen).toBe(1);
  const forgotten = queue.run('forget', { photoId: ofPhoto.photoId }, { isQuick: true });
  done(0, 1);
  await forgotten;
  expect(queue.photosSeen).toBe(0);
  expect(queue.hasSeen(ofPhoto.photoId)).toBe(false);
  jest.advanceTimersByTime(50);
  expect(workers[0].terminated).toBe(true);
});

test('is busy while a long task runs, not while a quick one does', async () => {
  const { queue, done } = setUp();
  expect(queue.isBusy).toBe(false);
  const found = queue.run('extract', ofPhoto);
  const picture = queue.run('preview', { photo, photoId: 1 }, { isQuick: true });
  expect(queue.isBusy).toBe(true);
  done(0, 0);
  await found;
  expect(queue.isBusy).toBe(false);
  done(0, 1);
  await picture;
  expect(queue.isBusy).toBe(false);
});

describe('pages that take their looks only when they start', () => {
  test('are sent once the earlier tasks are done', async () => {
    const { queue, workers, done } = setUp();
    const take = jest.fn(() => ofPages);
    const first = queue.run('prepare', { photo });
    const pages = queue.runPages(take);
    const last = queue.run('prepare', { photo });
    expect(take).not.toHaveBeenCalled();
    for (const i of [0, 1, 2]) {
      done(0, i);
      await Promise.resolve();
    }
    await Promise.all([first, last]);
    expect(await pages).toBe(true);
    expect(workers[0].requests.map(({ kind }) => kind)).toEqual(['prepare', 'pages', 'prepare']);
  });

  test('are skipped if no look is left, and the next task runs', async () => {
    const { queue, workers, done } = setUp();
    const first = queue.run('prepare', { photo });
    const pages = queue.runPages(() => null);
    const last = queue.run('prepare', { photo });
    done(0, 0);
    await first;
    expect(await pages).toBe(false);
    done(0, 1);
    await last;
    expect(workers[0].requests.map(({ kind }) => kind)).toEqual(['prepare', 'prepare']);
    expect(await queue.runPages(() => null)).toBe(false);
    jest.advanceTimersByTime(50);
    expect(workers[0].terminated).toBe(true);
  });
});

test('a busy worker is not shut down', async () => {
  const { queue, workers, done } = setUp();
  const task = queue.run('prepare', { photo });
  queue.shutDownIfIdle();
  expect(workers[0].terminated).toBe(false);
  done(0, 0);
  await expect(task).resolves.toEqual(prepared);
});

test('closing rejects all tasks and ends the worker', async () => {
  const { queue, workers } = setUp();
  const running = queue.run('prepare', { photo });
  const waiting = queue.run('prepare', { photo });
  queue.dispose();
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers[0].terminated).toBe(true);
});

describe('a quick task', () => {
  const ref = { photo, photoId: 1 };
  const picture = () => {
    const close = jest.fn();
    return { close, result: { bitmap: { close } as unknown as ImageBitmap, width: 4, height: 3 } };
  };

  test('runs before longer ones in the queue, but after earlier quick ones', async () => {
    const { queue, workers, done } = setUp();
    const quick = { isQuick: true };
    const all = [
      queue.run('prepare', { photo }),
      queue.run('prepare', { photo }),
      queue.run('picture', ref, quick),
      queue.run('forget', { photoId: 1 }, quick),
    ];
    for (const i of all.keys()) {
      done(0, i);
      await Promise.resolve();
    }
    await Promise.all(all);
    expect(workers[0].requests.map(({ kind }) => kind)).toEqual([
      'prepare',
      'picture',
      'forget',
      'prepare',
    ]);
  });

  test('runs before one that is to run next', async () => {
    const { queue, workers, done } = setUp();
    const all = [
      queue.run('prepare', { photo }),
      queue.run('sheet', {} as never),
      queue.run('preview', ref, { isNext: true }),
      queue.run('picture', ref, { isQuick: true }),
    ];
    for (const i of all.keys()) done(0, i);
    await Promise.all(all);
    expect(workers[0].requests.map(({ kind }) => kind)).toEqual([
      'prepare',
      'picture',
      'preview',
      'sheet',
    ]);
  });

  test('leaves its worker alive if it is canceled, and frees its late result', async () => {
    const { queue, workers } = setUp();
    const stop = new AbortController();
    const task = queue.run('picture', ref, { signal: stop.signal, isQuick: true });
    const next = queue.run('prepare', { photo });
    stop.abort();
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0].terminated).toBe(false);
    expect(workers[0].requests).toHaveLength(1);
    const { close, result } = picture();
    workers[0].respond({ type: 'done', result });
    expect(close).toHaveBeenCalledTimes(1);
    workers[0].respond({ type: 'done', result: prepared });
    await expect(next).resolves.toEqual(prepared);
  });

  test('is never run if it is canceled while it waits', async () => {
    const { queue, workers, done } = setUp();
    const stop = new AbortController();
    const first = queue.run('prepare', { photo });
    const task = queue.run('picture', ref, { signal: stop.signal, isQuick: true });
    stop.abort();
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    done(0, 0);
    await first;
    expect(workers[0].requests).toHaveLength(1);
  });

  test('does not block the next one forever if it hangs after it was canceled', async () => {
    const { queue, workers, done } = setUp();
    const stop = new AbortController();
    const task = queue.run('picture', ref, { signal: stop.signal, isQuick: true });
    stop.abort();
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    const next = queue.run('prepare', { photo });
    jest.advanceTimersByTime(1000);
    expect(workers[0].terminated).toBe(true);
    done(1, 0);
    await expect(next).resolves.toEqual(prepared);
  });

  test('returns its result if it ends in time', async () => {
    const { queue, workers } = setUp();
    const task = queue.run('picture', ref, { isQuick: true });
    const { close, result } = picture();
    workers[0].respond({ type: 'done', result });
    await expect(task).resolves.toBe(result);
    expect(close).not.toHaveBeenCalled();
  });
});
