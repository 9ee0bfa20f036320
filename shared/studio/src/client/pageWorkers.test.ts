import { MAX_CACHED_PHOTOS } from '../shared/limits';
import type { TaskMessage, TaskRequest, WorkerMessage } from '../shared/protocol';
import {
  choices,
  controlledClient,
  extraction,
  foundCutout,
  idleWorker,
  recordingClient,
  scriptedSpawn,
} from '../testing/clients';
import { fakeWorkers, type FakeWorker } from '../testing/fakeWorkers';
import { dog, page } from '../testing/plainPage';
import { createColoringClient } from './client';
import type { WorkerLike } from './WorkerLike';

// How the client distributes pages among its workers.

test('sends each worker only the dogs of its own looks', async () => {
  const tasks: TaskRequest<'pages'>['task'][] = [];
  const client = createColoringClient({
    workers: 1,
    spawn: scriptedSpawn((request) => {
      tasks.push((request as TaskRequest<'pages'>).task);
      return [{ type: 'done', result: null }];
    }),
  });
  const [gray, black] = [1, 2].map((width) => ({ ...dog, width }));
  await client.drawPages(dog, choices, {
    looks: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    dogs: { b: gray, c: gray, g: black },
    onPage: () => undefined,
  });
  client.dispose();
  expect(tasks.map(({ looks, dogs }) => [looks, dogs])).toEqual([
    [['a', 'b', 'c', 'd', 'e'], { b: gray, c: gray }],
    [['f', 'g'], { g: black }],
  ]);
});

test('frees the photos of a worker before it draws many pages, not before a few', async () => {
  const spawn = jest.fn(scriptedSpawn(() => [{ type: 'done', result: { ...foundCutout, dog } }]));
  const client = createColoringClient({ spawn, workers: 1 });
  const draw = (count: number): Promise<void> =>
    client.drawPages(dog, choices, {
      looks: Array.from({ length: count }, (_, i) => `look-${i}`),
      onPage: () => undefined,
    });
  for (let photo = 0; photo < MAX_CACHED_PHOTOS; photo++)
    await client.extract(new Blob(['jpeg']), {});
  await draw(12);
  expect(spawn).toHaveBeenCalledTimes(1);
  await client.extract(new Blob(['jpeg']), {});
  await draw(1);
  await draw(5);
  expect(spawn).toHaveBeenCalledTimes(1);
  await draw(12);
  expect(spawn).toHaveBeenCalledTimes(2);
  await draw(12);
  expect(spawn).toHaveBeenCalledTimes(2);
  client.dispose();
});

test('several workers share the pages, five at a time, and each page arrives once', async () => {
  const looks = Array.from({ length: 22 }, (_, i) => `look-${i}`);
  const { client, received } = recordingClient(3, ({ task }) => {
    if (!('looks' in task)) return [];
    const pages = task.looks.map((look): TaskMessage => ({
      type: 'page',
      page: { ...page, look },
      preview: new Blob(),
    }));
    return [...pages, { type: 'done', result: null }];
  });
  const reported: string[] = [];
  await client.drawPages(dog, choices, { looks, onPage: ({ look }) => reported.push(look) });
  client.dispose();
  expect(reported.toSorted()).toEqual(looks.toSorted());
  expect(received.map(([, { task }]) => 'looks' in task && task.looks)).toEqual(
    [0, 5, 10, 15, 20].map((from) => looks.slice(from, from + 5)),
  );
  expect(new Set(received.map(([worker]) => worker)).size).toBe(3);
});

test('one worker draws the first page by itself; then the others help', async () => {
  const { workers, spawn } = fakeWorkers();
  const client = createColoringClient({ workers: 2, spawn });
  const drawn = client.drawPages(dog, choices, {
    looks: Array.from({ length: 10 }, (_, i) => `look-${i}`),
    onPage: () => undefined,
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(workers).toHaveLength(1);
  workers[0].respond({ type: 'page', page, preview: new Blob() });
  await new Promise((resolve) => setTimeout(resolve));
  expect(workers).toHaveLength(2);
  for (const worker of workers) worker.respond({ type: 'done', result: null });
  await drawn;
  client.dispose();
});

test('a worker that fails stops the others', async () => {
  const terminated: number[] = [];
  let started = 0;
  const client = createColoringClient({
    workers: 2,
    spawn: () => {
      const worker = started++;
      const mute: WorkerLike = {
        ...idleWorker(),
        terminate: () => void terminated.push(worker),
      };
      const begins: WorkerLike = {
        ...mute,
        postMessage: ({ id }) =>
          begins.onmessage?.({
            data: { id, type: 'page', page, preview: new Blob() },
          } as MessageEvent<WorkerMessage>),
      };
      return worker === 1
        ? scriptedSpawn(() => [{ type: 'failed', code: 'failed', message: 'x' }])()
        : begins;
    },
  });
  await expect(
    client.drawPages(dog, choices, {
      looks: Array.from({ length: 25 }, (_, i) => `look-${i}`),
      onPage: () => undefined,
    }),
  ).rejects.toMatchObject({ code: 'failed' });
  expect(terminated).toContain(0);
  client.dispose();
});

test('the pages begin in a worker that is not searching', async () => {
  const { client, workers, received } = controlledClient(3);
  const found = client.extract(new Blob(['1']), {});
  const drawn = client.drawPages(dog, choices, { looks: ['beach'], onPage: () => undefined });
  expect(received()).toEqual([['extract'], ['pages']]);
  workers[1].respond({ type: 'done', result: null });
  workers[0].respond(extraction);
  await Promise.all([found, drawn]);
  client.dispose();
});

/** The looks of each task for pages that a worker received. */
const batchesOf = ({ requests }: FakeWorker): (readonly string[])[] =>
  requests.flatMap(({ task }) => ('looks' in task ? [task.looks] : []));

/** Draws this many looks in `client`. */
const drawLooks = (
  { client }: ReturnType<typeof controlledClient>,
  count: number,
  signal?: AbortSignal,
): Promise<void> =>
  client.drawPages(dog, choices, {
    looks: lookIds(count),
    onPage: () => undefined,
    ...(signal && { signal }),
  });
const lookIds = (count: number): string[] => Array.from({ length: count }, (_, i) => `look-${i}`);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('an idle worker draws all pages while another one is searching', async () => {
  const all = controlledClient(2);
  const { client, workers } = all;
  const found = client.extract(new Blob(['1']), {});
  const drawn = drawLooks(all, 15);
  for (let batch = 0; batch < 3; batch++) {
    workers[1].respond({ type: 'done', result: null });
    await settled();
  }
  await drawn;
  const looks = lookIds(15);
  expect(batchesOf(workers[1])).toEqual([looks.slice(0, 5), looks.slice(5, 10), looks.slice(10)]);
  workers[0].respond(extraction);
  await found;
  expect(batchesOf(workers[0])).toEqual([]);
  client.dispose();
});

test('a worker that is done with a search helps with the pages that are left', async () => {
  const all = controlledClient(2);
  const { client, workers } = all;
  const found = client.extract(new Blob(['1']), {});
  const drawn = drawLooks(all, 15);
  workers[1].respond({ type: 'done', result: null });
  await settled();
  workers[0].respond(extraction);
  await found;
  const looks = lookIds(15);
  expect(workers.map(batchesOf)).toEqual([
    [looks.slice(10)],
    [looks.slice(0, 5), looks.slice(5, 10)],
  ]);
  for (const worker of workers) worker.respond({ type: 'done', result: null });
  await drawn;
  client.dispose();
});

test('if all workers are busy, the first one that is free begins with the pages', async () => {
  const all = controlledClient(2);
  const { client, workers, received } = all;
  const found = client.extract(new Blob(['1']), {});
  const traced = client.traceLogo(new Blob(['logo']));
  const drawn = drawLooks(all, 5);
  workers[1].respond({ type: 'done', result: { logo: null } });
  await traced;
  expect(received()).toEqual([['extract'], ['logo', 'pages']]);
  workers[1].respond({ type: 'done', result: null });
  await drawn;
  workers[0].respond(extraction);
  await found;
  expect(received()).toEqual([['extract'], ['logo', 'pages']]);
  client.dispose();
});

test('pages that wait for a busy worker go before searches that were requested later', async () => {
  const all = controlledClient(1);
  const { client, workers, received } = all;
  const [one, other] = ['1', '2'].map((text) => new Blob([text]));
  const first = client.extract(one, {});
  const drawn = drawLooks(all, 5);
  const second = client.extract(other, {});
  workers[0].respond(extraction);
  await first;
  expect(received()).toEqual([['extract', 'pages']]);
  workers[0].respond({ type: 'done', result: null });
  await drawn;
  workers[0].respond(extraction);
  await second;
  client.dispose();
});

test('pages that are stopped while a worker searches leave the search alone', async () => {
  const all = controlledClient(2);
  const { client, workers } = all;
  const stop = new AbortController();
  const found = client.extract(new Blob(['1']), {});
  const drawn = drawLooks(all, 15, stop.signal);
  workers[1].respond({ type: 'done', result: null });
  await settled();
  stop.abort();
  await expect(drawn).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers.map(({ terminated }) => terminated)).toEqual([false, true]);
  workers[0].respond(extraction);
  await found;
  expect(batchesOf(workers[0])).toEqual([]);
  client.dispose();
});

test('a worker without photos is not replaced while it draws, however many photos another one holds', async () => {
  const { client, workers } = controlledClient(2);
  for (let photo = 0; photo <= MAX_CACHED_PHOTOS; photo++) {
    const found = client.extract(new Blob(['jpeg']), {});
    workers[0].respond(extraction);
    await found;
  }
  const looks = Array.from({ length: 15 }, (_, i) => `look-${i}`);
  const drawn = client.drawPages(dog, choices, { looks, onPage: () => undefined });
  workers[0].respond({ type: 'page', page, preview: new Blob() });
  for (const count of [1, 2]) {
    await new Promise((resolve) => setTimeout(resolve));
    expect(workers[1].requests).toHaveLength(count);
    workers[1].respond({ type: 'done', result: null });
  }
  workers[0].respond({ type: 'done', result: null });
  await drawn;
  client.dispose();
});
