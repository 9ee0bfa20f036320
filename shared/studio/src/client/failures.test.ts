import { getEventListeners } from 'node:events';
import { STAGES, type Cutout } from '@scribblepup/tracing';
import type { Choices } from '@scribblepup/pages';
import { book, dog, page } from '../testing/plainPage';
import type { TaskOptions } from '../shared/options';
import type { PhotoCrop } from '../shared/protocol';
import type { ColoringClient } from '../studio';
import { fakeWorkers, type FakeWorker } from '../testing/fakeWorkers';
import { createColoringClient } from './client';

const choices: Choices = { name: 'Rex', bornMonth: 3 };
const looks = Array.from({ length: 30 }, (_, i) => `look-${i}`);
const photo = new Blob(['jpeg']);
const faces = { colour: '#ffd970', front: photo, back: photo };
const prepared = { photo, width: 4, height: 3 };
const preparedInWorker = { ...prepared, preview: photo };
const crop: PhotoCrop = { transform: [0, 1, -1, 0, 3, 0], width: 3, height: 4 };
const cutout: Cutout = {
  width: 1,
  height: 1,
  alpha: new Uint8Array(1),
  area: { x: 0, y: 0, width: 1, height: 1 },
  found: true,
  advice: null,
};

const setUp = (workers = 1): { client: ColoringClient; workers: readonly FakeWorker[] } => {
  const fake = fakeWorkers();
  return {
    client: createColoringClient({ spawn: fake.spawn, workers, timeout: 1000 }),
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
      client.drawPages(dog, choices, {
        ...options,
        looks: looks.slice(0, 3),
        onPage: () => undefined,
      }),
  ],
  ['logo', (client, options) => client.traceLogo(photo, options)],
  ['sheet', (client, options) => client.drawSheet(book, 'title', options)],
  ['colored', (client, options) => client.colorSheet(book, 0, options)],
  ['book', (client, options) => client.makeBookPdf(book, options)],
  ['cover', (client, options) => client.makeCoverPdf(book, faces, 'kdp', options)],
];

/** Tasks that take milliseconds: canceling them does not end the worker. */
const quickTasks: typeof tasks = [
  ['picture', (client, options) => client.decodePhoto(photo, options)],
  ['preview', (client, options) => client.preview(new Blob(['stored']), options)],
  ['crop', (client, options) => client.crop(photo, crop, options)],
  ['cutoutPicture', (client, options) => client.renderCutout(photo, cutout, options)],
];

/** Expects the client to keep working, with a new worker if the old one was terminated. */
const expectClientWorks = async (
  client: ColoringClient,
  workers: readonly FakeWorker[],
): Promise<void> => {
  const next = client.prepare(photo);
  expect(workers.at(-1)!.terminated).toBe(false);
  workers.at(-1)!.respond({ type: 'done', result: preparedInWorker });
  await expect(next).resolves.toEqual(prepared);
  client.dispose();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(tasks)('%s', (kind, start) => {
  test('ends with the given reason if it is canceled while it runs', async () => {
    const { client, workers } = setUp();
    const stop = new AbortController();
    const task = start(client, { signal: stop.signal });
    expect(workers[0].requests[0].kind).toBe(kind);
    stop.abort(new Error('changed my mind'));
    await expect(task).rejects.toThrow('changed my mind');
    expect(workers[0].terminated).toBe(true);
    await expectClientWorks(client, workers);
  });
});

describe.each(quickTasks)('%s', (kind, start) => {
  test('leaves the worker its photos if it is canceled while it runs', async () => {
    const { client, workers } = setUp();
    const stop = new AbortController();
    const task = start(client, { signal: stop.signal });
    expect(workers[0].requests[0].kind).toBe(kind);
    stop.abort(new Error('changed my mind'));
    await expect(task).rejects.toThrow('changed my mind');
    expect(workers[0].terminated).toBe(false);
    client.dispose();
  });
});

describe.each([...tasks, ...quickTasks])('%s', (_kind, start) => {
  test('never reaches the worker if it is canceled while it waits', async () => {
    const { client, workers } = setUp();
    const first = client.prepare(photo);
    const stop = new AbortController();
    const task = start(client, { signal: stop.signal });
    stop.abort();
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    workers[0].respond({ type: 'done', result: preparedInWorker });
    await expect(first).resolves.toEqual(prepared);
    expect(workers[0].requests.map((request) => request.kind)).toEqual(['prepare']);
    await expectClientWorks(client, workers);
  });

  test('starts no worker if it was canceled before it began', async () => {
    const { client, workers } = setUp();
    const reason = new Error('changed my mind');
    await expect(start(client, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(workers).toHaveLength(0);
    client.dispose();
  });

  test('removes its listener from its signal, which may outlive many tasks', async () => {
    const { client, workers } = setUp();
    const { signal } = new AbortController();
    const task = start(client, { signal });
    workers[0].respond({ type: 'failed', code: 'failed', message: '' });
    await expect(task).rejects.toMatchObject({ code: 'failed' });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    client.dispose();
  });

  test('reports that its worker crashed', async () => {
    const { client, workers } = setUp();
    const task = start(client, {});
    workers[0].break('out of memory');
    await expect(task).rejects.toMatchObject({
      code: 'crashed',
      detail: 'out of memory',
      message: 'The drawing stopped before it was done. Try again.',
    });
    expect(workers[0].terminated).toBe(true);
    await expectClientWorks(client, workers);
  });

  test('says why it fails, and the worker continues', async () => {
    const { client, workers } = setUp();
    const task = start(client, {});
    workers[0].respond({
      type: 'failed',
      code: 'empty',
      message: 'Nothing is left of the dog. Undo the last stroke.',
    });
    await expect(task).rejects.toMatchObject({
      code: 'empty',
      message: 'Nothing is left of the dog. Undo the last stroke.',
    });
    expect(workers[0].terminated).toBe(false);
    await expectClientWorks(client, workers);
    expect(workers).toHaveLength(1);
  });

  test('is stopped if it takes too long', async () => {
    const { client, workers } = setUp();
    const task = start(client, {});
    jest.advanceTimersByTime(999);
    expect(workers[0].terminated).toBe(false);
    jest.advanceTimersByTime(1);
    await expect(task).rejects.toMatchObject({ code: 'timeout' });
    expect(workers[0].terminated).toBe(true);
    await expectClientWorks(client, workers);
  });

  test('ends if the client is closed while it waits or runs', async () => {
    const { client, workers } = setUp();
    const [running, waiting] = [start(client, {}), start(client, {})];
    client.dispose();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers).toHaveLength(1);
    expect(workers[0].terminated).toBe(true);
    await expectClientWorks(client, workers);
  });
});

test.each(
  tasks.filter(([kind]) =>
    ['prepare', 'cutout', 'extract', 'pages', 'book', 'cover'].includes(kind),
  ),
)('%s reports its progress', async (_kind, start) => {
  const { client, workers } = setUp();
  const onProgress = jest.fn();
  const task = start(client, { onProgress });
  workers[0].respond({ type: 'progress', stage: 'halfway', progress: 0.5 });
  client.dispose();
  await expect(task).rejects.toMatchObject({ name: 'AbortError' });
  expect(onProgress.mock.calls).toEqual([['halfway', 0.5]]);
});

test.each(['decode', 'finder', ...STAGES.map(([stage]) => stage)])(
  'finding a dog can be stopped at the stage %s, and no report follows',
  async (stage) => {
    const { client, workers } = setUp();
    const stop = new AbortController();
    const onProgress = jest.fn((now: string) => {
      if (now === stage) stop.abort();
    });
    const task = client.extract(photo, {}, { signal: stop.signal, onProgress });
    workers[0].respond({ type: 'progress', stage, progress: 0.5 });
    workers[0].respond({ type: 'progress', stage: 'later', progress: 0.9 });
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    expect(onProgress.mock.calls.map(([now]) => now)).toEqual([stage]);
    expect(workers[0].terminated).toBe(true);
    await expectClientWorks(client, workers);
  },
);

test('a message that cannot be cloned fails only its own task', async () => {
  const { client, workers } = setUp();
  const impossible = { ...choices, name: (() => 'Rex') as unknown as string };
  const task = client.drawPages(dog, impossible, {
    looks: looks.slice(0, 1),
    onPage: () => undefined,
  });
  await expect(task).rejects.toMatchObject({
    code: 'crashed',
    detail: expect.stringContaining('DataCloneError'),
  });
  await expectClientWorks(client, workers);
});

test('pages that are stopped halfway can be started again, and each arrives once', async () => {
  const { client, workers } = setUp(2);
  const preview = new Blob(['png']);
  const draw = (reported: string[], signal?: AbortSignal): Promise<void> =>
    client.drawPages(dog, choices, {
      looks: looks.slice(0, 10),
      onPage: ({ look }) => void reported.push(look),
      ...(signal && { signal }),
    });
  const stop = new AbortController();
  const [first, second]: [string[], string[]] = [[], []];
  const drawFirstPage = async (worker: number): Promise<void> => {
    workers[worker].respond({ type: 'page', page: { ...page, look: looks[0] }, preview });
    await jest.advanceTimersByTimeAsync(0);
    expect(workers).toHaveLength(worker + 2);
  };
  const stopped = draw(first, stop.signal);
  await drawFirstPage(0);
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, true]);

  const again = draw(second);
  await drawFirstPage(2);
  // This message was still in transit when the worker was terminated.
  workers[1].respond({ type: 'page', page: { ...page, look: looks[5] }, preview });
  for (const worker of workers.slice(2)) {
    const { task } = worker.requests[0];
    if (!('looks' in task)) throw new Error('not pages');
    for (const look of task.looks.filter((id) => id !== looks[0]))
      worker.respond({ type: 'page', page: { ...page, look }, preview });
    worker.respond({ type: 'done', result: null });
  }
  await again;
  expect(first).toEqual(looks.slice(0, 1));
  expect(second).toEqual(looks.slice(0, 10));
  client.dispose();
});

test('closing a client ends all of its workers and their tasks', async () => {
  const { client, workers } = setUp(3);
  const ends = [
    client.drawPages(dog, choices, { looks, onPage: () => undefined }),
    client.extract(photo, {}, { onCutout: () => undefined }),
    client.traceLogo(photo),
  ];
  expect(workers).toHaveLength(3);
  client.dispose();
  for (const end of ends) await expect(end).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers.every(({ terminated }) => terminated)).toBe(true);
  expect(workers).toHaveLength(3);
});
