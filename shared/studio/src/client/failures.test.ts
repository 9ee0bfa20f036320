import { STAGES } from '@scribblepup/tracing';
import type { DogArt } from '@scribblepup/tracing';
import type { Choices, Page } from '@scribblepup/pages';
import type { ColoringClient, TaskOptions } from './client';
import { fakeWorkers, type FakeWorker } from '../testing/fakeWorkers';
import { createColoringClient } from './client';

const dog: DogArt = {
  version: 1,
  width: 500,
  height: 500,
  outline: [],
  lines: [],
  solids: [],
  lights: [],
  markings: [],
  face: null,
  cut: { left: false, top: false, right: false, bottom: false },
};
const page: Page = { look: 'plain', title: 'Plain', family: 'scenes', items: [] };
const choices: Choices = { name: 'Rex', bornMonth: 3 };
const photo = new Blob(['jpeg']);
const prepared = { photo, width: 4, height: 3 };

const setUp = (workers = 1): { client: ColoringClient; workers: readonly FakeWorker[] } => {
  const fake = fakeWorkers();
  return {
    client: createColoringClient({ spawn: fake.spawn, workers, timeLimit: 1000 }),
    workers: fake.workers,
  };
};

/** Every task of the client, with its name. */
const tasks: readonly [
  string,
  (client: ColoringClient, options: TaskOptions) => Promise<unknown>,
][] = [
  ['prepare', (client, options) => client.prepare(photo, options)],
  [
    'cutout',
    (client, options) => client.extract(photo, {}, { ...options, onCutout: () => undefined }),
  ],
  ['extract', (client, options) => client.extract(photo, {}, options)],
  [
    'pages',
    (client, options) =>
      client.pages(dog, choices, { ...options, from: 0, count: 3, onPage: () => undefined }),
  ],
  ['logo', (client, options) => client.logo(photo, options)],
];

/** Expects that the client still works, with a new worker if the old one was terminated. */
const goesOn = async (client: ColoringClient, workers: readonly FakeWorker[]): Promise<void> => {
  const next = client.prepare(photo);
  expect(workers.at(-1)!.terminated).toBe(false);
  workers.at(-1)!.say({ type: 'done', result: prepared });
  await expect(next).resolves.toEqual(prepared);
  client.dispose();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(tasks)('%s', (kind, start) => {
  test('that is cancelled at its work ends with the reason given', async () => {
    const { client, workers } = setUp();
    const stop = new AbortController();
    const task = start(client, { signal: stop.signal });
    expect(workers[0]!.requests[0]!.kind).toBe(kind);
    stop.abort(new Error('changed my mind'));
    await expect(task).rejects.toThrow('changed my mind');
    expect(workers[0]!.terminated).toBe(true);
    await goesOn(client, workers);
  });

  test('that is cancelled while it waits never reaches the worker, which works on', async () => {
    const { client, workers } = setUp();
    const first = client.prepare(photo);
    const stop = new AbortController();
    const task = start(client, { signal: stop.signal });
    stop.abort();
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    workers[0]!.say({ type: 'done', result: prepared });
    await expect(first).resolves.toEqual(prepared);
    expect(workers[0]!.requests.map((request) => request.kind)).toEqual(['prepare']);
    await goesOn(client, workers);
  });

  test('that breaks its worker says so', async () => {
    const { client, workers } = setUp();
    const task = start(client, {});
    workers[0]!.break('out of memory');
    await expect(task).rejects.toMatchObject({
      code: 'crashed',
      detail: 'out of memory',
      message: 'The drawing stopped before it was done. Try again.',
    });
    expect(workers[0]!.terminated).toBe(true);
    await goesOn(client, workers);
  });

  test('that fails says why, and the worker goes on', async () => {
    const { client, workers } = setUp();
    const task = start(client, {});
    workers[0]!.say({
      type: 'failed',
      code: 'empty',
      message: 'Nothing is left of the dog. Undo the last stroke.',
    });
    await expect(task).rejects.toMatchObject({
      code: 'empty',
      message: 'Nothing is left of the dog. Undo the last stroke.',
    });
    expect(workers[0]!.terminated).toBe(false);
    await goesOn(client, workers);
    expect(workers).toHaveLength(1);
  });

  test('that takes too long is given up', async () => {
    const { client, workers } = setUp();
    const task = start(client, {});
    jest.advanceTimersByTime(999);
    expect(workers[0]!.terminated).toBe(false);
    jest.advanceTimersByTime(1);
    await expect(task).rejects.toMatchObject({ code: 'timeout' });
    expect(workers[0]!.terminated).toBe(true);
    await goesOn(client, workers);
  });

  test('that waits or works when the client is closed ends', async () => {
    const { client, workers } = setUp();
    const [running, waiting] = [start(client, {}), start(client, {})];
    client.dispose();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers).toHaveLength(1);
    expect(workers[0]!.terminated).toBe(true);
    await goesOn(client, workers);
  });
});

test.each(['decode', 'finder', ...STAGES.map(([stage]) => stage)])(
  'finding a dog can be stopped at the stage %s, and nothing is heard of it any more',
  async (stage) => {
    const { client, workers } = setUp();
    const stop = new AbortController();
    const onProgress = jest.fn((now: string) => {
      if (now === stage) stop.abort();
    });
    const task = client.extract(photo, {}, { signal: stop.signal, onProgress });
    workers[0]!.say({ type: 'progress', stage, share: 0.5 });
    workers[0]!.say({ type: 'progress', stage: 'later', share: 0.9 });
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    expect(onProgress.mock.calls.map(([now]) => now)).toEqual([stage]);
    expect(workers[0]!.terminated).toBe(true);
    await goesOn(client, workers);
  },
);

test('a message that cannot be cloned fails its own task alone', async () => {
  const { client, workers } = setUp();
  const impossible = { ...choices, name: (() => 'Rex') as unknown as string };
  const task = client.pages(dog, impossible, { from: 0, count: 1, onPage: () => undefined });
  await expect(task).rejects.toMatchObject({
    code: 'crashed',
    detail: expect.stringContaining('DataCloneError'),
  });
  await goesOn(client, workers);
});

test('pages that are stopped in the middle can be started again, and each comes once', async () => {
  const { client, workers } = setUp(2);
  const preview = new Blob(['png']);
  const draw = (seen: number[], signal?: AbortSignal): Promise<void> =>
    client.pages(dog, choices, {
      from: 0,
      count: 10,
      onPage: (index) => void seen.push(index),
      ...(signal && { signal }),
    });
  const stop = new AbortController();
  const [first, second]: [number[], number[]] = [[], []];
  const stopped = draw(first, stop.signal);
  workers[0]!.say({ type: 'page', index: 0, page, preview });
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, true]);

  const again = draw(second);
  expect(workers).toHaveLength(4);
  // This message was still in transit when the worker was terminated.
  workers[1]!.say({ type: 'page', index: 5, page, preview });
  for (const worker of workers.slice(2)) {
    const { task } = worker.requests[0]!;
    if (!('from' in task)) throw new Error('not pages');
    for (let i = 0; i < task.count; i++)
      worker.say({ type: 'page', index: task.from + i, page, preview });
    worker.say({ type: 'done', result: null });
  }
  await again;
  expect(first).toEqual([0]);
  expect(second).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  client.dispose();
});

test('a closed client ends all of its workers, and what they all had to do', async () => {
  const { client, workers } = setUp(3);
  const ends = [
    client.pages(dog, choices, { from: 0, count: 30, onPage: () => undefined }),
    client.extract(photo, {}, { onCutout: () => undefined }),
    client.logo(photo),
  ];
  expect(workers).toHaveLength(3);
  client.dispose();
  for (const end of ends) await expect(end).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers.every(({ terminated }) => terminated)).toBe(true);
  expect(workers).toHaveLength(3);
});
