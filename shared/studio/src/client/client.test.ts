import { onlySheet } from '../shared/book';
import { book, dog, page } from '../testing/plainPage';
import { createColoringClient } from './client';
import { fakeWorkers, type FakeWorker } from '../testing/fakeWorkers';
import { setSaveData } from '../testing/saveData';
import { PHOTOS_KEPT, workersFor } from '../shared/limits';
import type { WorkerMessage, TaskMessage, TaskRequest } from '../shared/protocol';
import type { WorkerLike } from './TaskQueue';

/** A worker that answers each request with the messages of `script`. */
const scripted = (script: (request: TaskRequest) => TaskMessage[]) => (): WorkerLike => {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: () => undefined,
    postMessage: (request) => {
      for (const answer of script(request))
        worker.onmessage?.({ data: { id: request.id, ...answer } } as MessageEvent<WorkerMessage>);
    },
  };
  return worker;
};

test('reports pages as they arrive, then resolves', async () => {
  const preview = new Blob(['png']);
  const client = createColoringClient({
    spawn: scripted(() => [
      { type: 'page', page: { ...page, look: 'beach' }, preview },
      { type: 'page', page: { ...page, look: 'hero' }, preview },
      { type: 'done', result: null },
    ]),
  });
  const seen: string[] = [];
  await client.pages(
    dog,
    { name: 'Rex', bornMonth: 3 },
    { looks: ['beach', 'hero'], onPage: ({ look }) => seen.push(look) },
  );
  client.dispose();
  expect(seen).toEqual(['beach', 'hero']);
});

test('sends each worker only the dogs of its own looks', async () => {
  const tasks: TaskRequest<'pages'>['task'][] = [];
  const client = createColoringClient({
    workers: 1,
    spawn: scripted((request) => {
      tasks.push((request as TaskRequest<'pages'>).task);
      return [{ type: 'done', result: null }];
    }),
  });
  const [gray, black] = [1, 2].map((width) => ({ ...dog, width }));
  await client.pages(
    dog,
    { name: 'Rex', bornMonth: 3 },
    {
      looks: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      dogs: { b: gray, c: gray, g: black },
      onPage: () => undefined,
    },
  );
  client.dispose();
  expect(tasks.map(({ looks, dogs }) => [looks, dogs])).toEqual([
    [['a', 'b', 'c', 'd', 'e'], { b: gray, c: gray }],
    [['f', 'g'], { g: black }],
  ]);
});

const area = { x: 0, y: 0, width: 1, height: 1 };
const cutout = { width: 1, height: 1, alpha: new Uint8Array(1), area, found: true, advice: null };
const foundCutout = {
  cutout,
  preview: new Blob(),
  found: true,
  finder: { looked: true as const, area, dogs: [] },
};

/** A client whose worker answers immediately, and the kinds of tasks that the worker received. */
const finding = () => {
  const kinds: string[] = [];
  const spawn = jest.fn(
    scripted(({ kind }) => {
      kinds.push(kind);
      return [{ type: 'done', result: kind === 'cutout' ? foundCutout : { ...foundCutout, dog } }];
    }),
  );
  return { client: createColoringClient({ spawn }), kinds, spawn };
};

test('frees the photos of a worker before it draws many pages, not before a few', async () => {
  const spawn = jest.fn(scripted(() => [{ type: 'done', result: { ...foundCutout, dog } }]));
  const client = createColoringClient({ spawn, workers: 1 });
  const draw = (count: number): Promise<void> =>
    client.pages(
      dog,
      { name: 'Rex', bornMonth: 3 },
      { looks: Array.from({ length: count }, (_, i) => `look-${i}`), onPage: () => undefined },
    );
  for (let photo = 0; photo < PHOTOS_KEPT; photo++) await client.extract(new Blob(['jpeg']), {});
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

test('passes on its input and names each stage', async () => {
  const requests: TaskRequest[] = [];
  const extraction = { ...foundCutout, dog };
  const client = createColoringClient({
    spawn: scripted((request) => {
      requests.push(request);
      return [
        { type: 'progress', stage: 'segment', share: 0.4 },
        { type: 'done', result: extraction },
      ];
    }),
  });
  const photo = new Blob(['jpeg']);
  const stages: unknown[] = [];
  const found = await client.extract(
    photo,
    { nose: [1, 2] },
    { onProgress: (...stage) => stages.push(stage) },
  );
  client.dispose();
  expect(found).toBe(extraction);
  expect(requests).toEqual([
    {
      id: 1,
      kind: 'extract',
      task: { photo, photoId: expect.any(Number), hints: { nose: [1, 2] }, searchAgain: false },
    },
  ]);
  expect(stages).toEqual([['segment', 0.4]]);
});

test('returns a logo as lines', async () => {
  const logo = { d: 'M0 0L100 0L100 50Z', width: 100, height: 50 };
  const client = createColoringClient({
    spawn: scripted(({ kind }) => (kind === 'logo' ? [{ type: 'done', result: { logo } }] : [])),
  });
  await expect(client.logo(new Blob(['png']))).resolves.toEqual(logo);
  client.dispose();
});

test('another worker than the one that finds dogs writes a book, and each stage is named', async () => {
  const asked: [worker: number, TaskRequest][] = [];
  let started = 0;
  const file = { name: 'Rex.pdf', file: new Blob(['%PDF-']) };
  const client = createColoringClient({
    workers: 2,
    spawn: () => {
      const worker = started++;
      return scripted((request) => {
        asked.push([worker, request]);
        return [
          { type: 'progress', stage: 'write', share: 0.7 },
          { type: 'done', result: file },
        ];
      })();
    },
  });
  const stages: unknown[] = [];
  await client.extract(new Blob(['jpeg']), {});
  await expect(
    client.book(book, { variant: 'kdp', onProgress: (...stage) => stages.push(stage) }),
  ).resolves.toBe(file);
  client.dispose();
  expect(asked.map(([worker, { kind }]) => [worker, kind])).toEqual([
    [0, 'extract'],
    [1, 'book'],
  ]);
  expect(asked[1][1].task).toEqual({ art: book, variant: 'kdp' });
  expect(stages).toEqual([['write', 0.7]]);
});

test('a cover sends only the page that it shows', async () => {
  const tasks: unknown[] = [];
  const client = createColoringClient({
    spawn: scripted(({ task }) => {
      tasks.push(task);
      return [{ type: 'done', result: null }];
    }),
  });
  const faces = { colour: '#ffd970', front: new Blob(['front']), back: new Blob(['back']) };
  await client.cover(book, faces, 'lulu');
  client.dispose();
  expect(tasks).toEqual([{ ...faces, shop: 'lulu', art: onlySheet(book, 0) }]);
});

test('a sheet sends only its page; a book is US Letter and a colored page 850 px wide by default', async () => {
  const requests: TaskRequest[] = [];
  const client = createColoringClient({
    spawn: scripted((request) => {
      requests.push(request);
      return [{ type: 'done', result: null }];
    }),
  });
  const art = { ...book, pages: [page, page] };
  await client.sheet(art, 1);
  await client.colored(art, 0);
  await client.book(art);
  client.dispose();
  expect(requests.map(({ kind, task }) => [kind, task])).toEqual([
    ['sheet', { art: onlySheet(art, 1), place: 1 }],
    ['colored', { art: onlySheet(art, 0), place: 0, width: 850 }],
    ['book', { art, variant: 'home-letter' }],
  ]);
});

test('shows the cutout before the lines, and can be stopped there without ending its worker', async () => {
  const { client, kinds, spawn } = finding();
  const photo = new Blob(['jpeg']);
  const onCutout = jest.fn();
  await client.extract(photo, {}, { onCutout });
  expect(onCutout).toHaveBeenCalledWith(foundCutout);
  const stop = new AbortController();
  await expect(
    client.extract(photo, {}, { signal: stop.signal, onCutout: () => stop.abort() }),
  ).rejects.toThrow();
  client.dispose();
  expect(kinds).toEqual(['cutout', 'extract', 'cutout']);
  expect(spawn).toHaveBeenCalledTimes(1);
});

test('waits between the cutout and the lines if required, and draws no line if it is stopped there', async () => {
  const { client, kinds } = finding();
  const photo = new Blob(['jpeg']),
    stop = new AbortController();
  let go: () => void = () => undefined;
  const gate = (): Promise<void> => new Promise((resolve) => (go = resolve));
  const drawn = client.extract(photo, {}, { onCutout: () => undefined, beforeLines: gate });
  await new Promise((resolve) => setTimeout(resolve));
  expect(kinds).toEqual(['cutout']);
  go();
  await expect(drawn).resolves.toMatchObject({ dog });
  const stopped = client.extract(
    photo,
    {},
    {
      signal: stop.signal,
      onCutout: () => undefined,
      beforeLines: () => Promise.resolve(stop.abort()),
    },
  );
  await expect(stopped).rejects.toThrow();
  expect(kinds).toEqual(['cutout', 'extract', 'cutout']);
  client.dispose();
});

test.each([true, false])(
  'searches again once per request if required (cutout shown first: %s)',
  async (isShown) => {
    const asked: [string, boolean][] = [];
    const client = createColoringClient({
      spawn: scripted(({ kind, task }) => {
        if ('searchAgain' in task) asked.push([kind, task.searchAgain]);
        return [{ type: 'done', result: null }];
      }),
    });
    await client.extract(
      new Blob(['jpeg']),
      {},
      { searchAgain: true, ...(isShown && { onCutout: () => undefined }) },
    );
    client.dispose();
    expect(asked).toEqual(
      isShown
        ? [
            ['cutout', true],
            ['extract', false],
          ]
        : [['extract', true]],
    );
  },
);

test('a photo keeps its number, so that the worker recognizes it', async () => {
  const ids: number[] = [];
  const client = createColoringClient({
    spawn: scripted(({ task }) => {
      if ('photoId' in task) ids.push(task.photoId);
      return [{ type: 'failed', code: 'failed', message: '' }];
    }),
  });
  const [one, other] = [new Blob(['1']), new Blob(['2'])];
  for (const photo of [one, other, one]) await client.extract(photo, {}).catch(() => undefined);
  client.dispose();
  expect(ids[2]).toBe(ids[0]);
  expect(ids[1]).not.toBe(ids[0]);
});

test('several workers share the pages, five at a time, and each page comes once', async () => {
  const looks = Array.from({ length: 22 }, (_, i) => `look-${i}`);
  const asked: [worker: number, looks: readonly string[]][] = [];
  let started = 0;
  const client = createColoringClient({
    workers: 3,
    spawn: () => {
      const worker = started++;
      return scripted(({ task }) => {
        if (!('looks' in task)) return [];
        asked.push([worker, task.looks]);
        const pages = task.looks.map((look): TaskMessage => ({
          type: 'page',
          page: { ...page, look },
          preview: new Blob(),
        }));
        return [...pages, { type: 'done', result: null }];
      })();
    },
  });
  const seen: string[] = [];
  await client.pages(
    dog,
    { name: 'Rex', bornMonth: 3 },
    { looks, onPage: ({ look }) => seen.push(look) },
  );
  client.dispose();
  expect(seen.toSorted()).toEqual(looks.toSorted());
  expect(asked.map(([, some]) => some)).toEqual(
    [0, 5, 10, 15, 20].map((from) => looks.slice(from, from + 5)),
  );
  expect(new Set(asked.map(([worker]) => worker)).size).toBe(3);
});

test('one worker draws the first page by itself; then the others help', async () => {
  const { workers, spawn } = fakeWorkers();
  const client = createColoringClient({ workers: 2, spawn });
  const drawn = client.pages(
    dog,
    { name: 'Rex', bornMonth: 3 },
    { looks: Array.from({ length: 10 }, (_, i) => `look-${i}`), onPage: () => undefined },
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(workers).toHaveLength(1);
  workers[0].say({ type: 'page', page, preview: new Blob() });
  await new Promise((resolve) => setTimeout(resolve));
  expect(workers).toHaveLength(2);
  for (const worker of workers) worker.say({ type: 'done', result: null });
  await drawn;
  client.dispose();
});

test('gets a worker ready for the first photo, but not if the visitor saves data', async () => {
  const { workers, spawn } = fakeWorkers();
  const client = createColoringClient({ workers: 2, spawn });
  setSaveData(true);
  client.getReady();
  expect(workers).toHaveLength(0);
  setSaveData(false);
  client.getReady();
  expect(workers[0].requests.map(({ kind }) => kind)).toEqual(['ready']);
  workers[0].break('Script error');
  const prepared = client.prepare(new Blob(['jpeg']));
  await new Promise((resolve) => setTimeout(resolve));
  workers[1].say({ type: 'failed', code: 'undecodable', message: '' });
  await expect(prepared).rejects.toMatchObject({ code: 'undecodable' });
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
        onmessage: null,
        onerror: null,
        onmessageerror: null,
        postMessage: () => undefined,
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
        ? scripted(() => [{ type: 'failed', code: 'failed', message: 'x' }])()
        : begins;
    },
  });
  await expect(
    client.pages(
      dog,
      { name: 'Rex', bornMonth: 3 },
      { looks: Array.from({ length: 25 }, (_, i) => `look-${i}`), onPage: () => undefined },
    ),
  ).rejects.toMatchObject({ code: 'failed' });
  expect(terminated).toContain(0);
  client.dispose();
});

test.each([
  [1, 8, 1],
  [2, 8, 2],
  [3, 8, 3],
  [4, 8, 3],
  [16, 8, 4],
  [16, 4, 2],
  [16, undefined, 2],
  [1, undefined, 1],
])('a device of %s cores and %s GB draws with %s workers', (cores, memory, workers) => {
  expect(workersFor(cores, memory)).toBe(workers);
});

test('while a photo is processed, idle workers that only draw pages end; those that are drawing continue', async () => {
  const ended: number[] = [];
  const pending: (() => void)[] = [];
  let started = 0;
  const client = createColoringClient({
    workers: 3,
    spawn: () => {
      const number = started++;
      const worker: WorkerLike = {
        onmessage: null,
        onerror: null,
        onmessageerror: null,
        terminate: () => void ended.push(number),
        postMessage: ({ id, task }) => {
          const done = (): void =>
            worker.onmessage?.({
              data: { id, type: 'done', result: null },
            } as MessageEvent<WorkerMessage>);
          if (number === 2 && 'looks' in task) pending.push(done);
          else done();
        },
      };
      return worker;
    },
  });
  const drawn = client.pages(
    dog,
    { name: 'Rex', bornMonth: 3 },
    { looks: Array.from({ length: 25 }, (_, i) => `look-${i}`), onPage: () => undefined },
  );
  await new Promise((resolve) => setTimeout(resolve));
  await client.extract(new Blob(['jpeg']), {});
  expect(ended).toEqual([1]);
  pending[0]();
  await drawn;
  client.dispose();
});

test('a picture of a photo, and the dog cut out of it, come from the worker that knows the photo', async () => {
  const asked: [worker: number, TaskRequest][] = [];
  let started = 0;
  const png = new Blob(['png']);
  const client = createColoringClient({
    workers: 2,
    spawn: () => {
      const worker = started++;
      return scripted((request) => {
        asked.push([worker, request]);
        return [{ type: 'done', result: { picture: png } }];
      })();
    },
  });
  const photo = new Blob(['jpeg']);
  await client.extract(photo, {}, { hintsWidth: 400 });
  await client.picture(photo, { area, side: 880 });
  await expect(client.cutoutPicture(photo, cutout)).resolves.toBe(png);
  client.forget(photo);
  client.dispose();
  const [{ photoId }] = asked.map(([, { task }]) => task as { readonly photoId: number });
  expect(asked.map(([worker, { kind, task }]) => [worker, kind, task])).toEqual([
    [0, 'extract', { photo, photoId, hints: {}, hintsWidth: 400, searchAgain: false }],
    [0, 'picture', { photo, photoId, area, side: 880 }],
    [0, 'cutoutPicture', { photo, photoId, cutout }],
    [0, 'forget', { photoId }],
  ]);
});

const crop = { transform: [1, 0, 0, 1, -10, -20], width: 40, height: 30 } as const;
const extraction: TaskMessage = { type: 'done', result: { ...foundCutout, dog } };

/** A client whose workers answer when the test wants, and the requests that each received. */
const slow = (count: number) => {
  const { workers, spawn } = fakeWorkers();
  const asked = () => workers.map(({ requests }) => requests.map(({ kind }) => kind));
  return { client: createColoringClient({ workers: count, spawn }), workers, asked };
};

test('two photos are searched in parallel, and each stays in the worker that knows it', async () => {
  const { client, workers, asked } = slow(4);
  const [one, other, third] = ['1', '2', '3'].map((text) => new Blob([text]));
  const [first, second, waiting] = [one, other, third].map((photo) => client.extract(photo, {}));
  expect(asked()).toEqual([['extract'], ['extract']]);
  workers[1].say(extraction);
  await second;
  // The other worker is free, but this one knows the photo.
  const again = client.extract(one, { nose: [1, 2] });
  expect(asked()).toEqual([['extract'], ['extract']]);
  for (const found of [first, waiting, again]) {
    workers[0].say(extraction);
    await found;
  }
  expect(asked()).toEqual([['extract', 'extract', 'extract'], ['extract']]);
  const ids = workers[0].requests.map(({ task }) => 'photoId' in task && task.photoId);
  expect(ids[2]).toBe(ids[0]);
  client.dispose();
});

test('a photo that another worker only cropped stays in the worker that searched it', async () => {
  const { client, workers, asked } = slow(4);
  const [one, other] = ['1', '2'].map((text) => new Blob([text]));
  const first = [other, one].map((photo) => client.extract(photo, {}));
  // Both photos are searched; the second is cropped while its worker is busy again.
  workers[0].say(extraction);
  workers[1].say(extraction);
  await Promise.all(first);
  const again = client.extract(one, {});
  const cropped = client.crop(one, crop);
  workers[0].say({ type: 'done', result: { picture: one } });
  workers[1].say(extraction);
  await Promise.all([cropped, again]);
  const brushed = client.extract(one, { nose: [1, 2] });
  expect(asked()).toEqual([
    ['extract', 'crop'],
    ['extract', 'extract', 'extract'],
  ]);
  workers[1].say(extraction);
  await brushed;
  client.dispose();
});

test.each([1, 2])('a device with %s workers searches one photo after another', async (count) => {
  const { client, workers, asked } = slow(count);
  const found = ['1', '2'].map((text) => client.extract(new Blob([text]), {}));
  expect(asked()).toEqual([['extract']]);
  workers[0].say(extraction);
  await found[0];
  expect(asked()).toEqual([['extract', 'extract']]);
  workers[0].say(extraction);
  await found[1];
  client.dispose();
});

test('the worker with less to do reads a file', async () => {
  const { client, workers, asked } = slow(3);
  const found = client.extract(new Blob(['1']), {});
  const prepared = client.prepare(new Blob(['file']));
  expect(asked()).toEqual([['extract'], ['prepare']]);
  workers[0].say(extraction);
  const photo = new Blob(['jpeg']);
  workers[1].say({ type: 'done', result: { photo, preview: photo, width: 40, height: 30 } });
  await Promise.all([found, prepared]);
  client.dispose();
});

test('a file waits for the worker with the shorter queue', async () => {
  const { client, workers, asked } = slow(3);
  const [one, other] = ['1', '2'].map((text) => new Blob([text]));
  const found = [one, one, other].map((photo) => client.extract(photo, {}));
  const prepared = client.prepare(new Blob(['file']));
  workers[1].say(extraction);
  await found[2];
  expect(asked()).toEqual([['extract'], ['extract', 'prepare']]);
  client.dispose();
  for (const end of [found[0], found[1], prepared]) await expect(end).rejects.toThrow();
});

test('the pages begin in a worker that is not searching', async () => {
  const { client, workers, asked } = slow(3);
  const found = client.extract(new Blob(['1']), {});
  const drawn = client.pages(
    dog,
    { name: 'Rex', bornMonth: 3 },
    { looks: ['beach'], onPage: () => undefined },
  );
  expect(asked()).toEqual([['extract'], ['pages']]);
  workers[1].say({ type: 'done', result: null });
  workers[0].say(extraction);
  await Promise.all([found, drawn]);
  client.dispose();
});

/** The looks of each task for pages that a worker received. */
const batchesOf = ({ requests }: FakeWorker): (readonly string[])[] =>
  requests.flatMap(({ task }) => ('looks' in task ? [task.looks] : []));

/** Draws this many looks in `client`. */
const drawLooks = (
  { client }: ReturnType<typeof slow>,
  count: number,
  signal?: AbortSignal,
): Promise<void> =>
  client.pages(
    dog,
    { name: 'Rex', bornMonth: 3 },
    { looks: lookIds(count), onPage: () => undefined, ...(signal && { signal }) },
  );
const lookIds = (count: number): string[] => Array.from({ length: count }, (_, i) => `look-${i}`);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('an idle worker draws all pages while another one is searching', async () => {
  const all = slow(2);
  const { client, workers } = all;
  const found = client.extract(new Blob(['1']), {});
  const drawn = drawLooks(all, 15);
  for (let batch = 0; batch < 3; batch++) {
    workers[1].say({ type: 'done', result: null });
    await settled();
  }
  await drawn;
  const looks = lookIds(15);
  expect(batchesOf(workers[1])).toEqual([looks.slice(0, 5), looks.slice(5, 10), looks.slice(10)]);
  workers[0].say(extraction);
  await found;
  expect(batchesOf(workers[0])).toEqual([]);
  client.dispose();
});

test('a worker that is done with a search helps with the pages that are left', async () => {
  const all = slow(2);
  const { client, workers } = all;
  const found = client.extract(new Blob(['1']), {});
  const drawn = drawLooks(all, 15);
  workers[1].say({ type: 'done', result: null });
  await settled();
  workers[0].say(extraction);
  await found;
  const looks = lookIds(15);
  expect(workers.map(batchesOf)).toEqual([
    [looks.slice(10)],
    [looks.slice(0, 5), looks.slice(5, 10)],
  ]);
  for (const worker of workers) worker.say({ type: 'done', result: null });
  await drawn;
  client.dispose();
});

test('pages that wait for a busy worker go before searches that were requested later', async () => {
  const all = slow(1);
  const { client, workers, asked } = all;
  const [one, other] = ['1', '2'].map((text) => new Blob([text]));
  const first = client.extract(one, {});
  const drawn = drawLooks(all, 5);
  const second = client.extract(other, {});
  workers[0].say(extraction);
  await first;
  expect(asked()).toEqual([['extract', 'pages']]);
  workers[0].say({ type: 'done', result: null });
  await drawn;
  workers[0].say(extraction);
  await second;
  client.dispose();
});

test('pages that are stopped while a worker searches leave the search alone', async () => {
  const all = slow(2);
  const { client, workers } = all;
  const stop = new AbortController();
  const found = client.extract(new Blob(['1']), {});
  const drawn = drawLooks(all, 15, stop.signal);
  workers[1].say({ type: 'done', result: null });
  await settled();
  stop.abort();
  await expect(drawn).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers.map(({ terminated }) => terminated)).toEqual([false, true]);
  workers[0].say(extraction);
  await found;
  expect(batchesOf(workers[0])).toEqual([]);
  client.dispose();
});

test('a worker without photos is not replaced while it draws, however many another one has', async () => {
  const { client, workers } = slow(2);
  for (let photo = 0; photo <= PHOTOS_KEPT; photo++) {
    const found = client.extract(new Blob(['jpeg']), {});
    workers[0].say(extraction);
    await found;
  }
  const looks = Array.from({ length: 15 }, (_, i) => `look-${i}`);
  const drawn = client.pages(
    dog,
    { name: 'Rex', bornMonth: 3 },
    { looks, onPage: () => undefined },
  );
  workers[0].say({ type: 'page', page, preview: new Blob() });
  for (const count of [1, 2]) {
    await new Promise((resolve) => setTimeout(resolve));
    expect(workers[1].requests).toHaveLength(count);
    workers[1].say({ type: 'done', result: null });
  }
  workers[0].say({ type: 'done', result: null });
  await drawn;
  client.dispose();
});

test('when a search starts, the second worker forgets a photo it only cropped', async () => {
  const { client, workers, asked } = slow(2);
  const preparing = client.prepare(new Blob(['file']));
  const photo = new Blob(['jpeg']);
  const cropping = client.crop(photo, crop);
  workers[1].say({ type: 'done', result: { picture: photo } });
  await cropping;
  workers[0].say({ type: 'done', result: { photo, preview: photo, width: 40, height: 30 } });
  await preparing;
  const found = client.extract(photo, {});
  expect(workers[1].terminated).toBe(true);
  workers[0].say(extraction);
  await found;
  expect(asked()).toEqual([['prepare', 'extract'], ['crop']]);
  client.dispose();
});

/** A client with two workers. The first is busy with `prepare` until `end` is called. */
const busy = () => {
  const asked: [worker: number, kind: string][] = [];
  let started = 0;
  let end = (): void => undefined;
  const preview = new Blob(['small']);
  const client = createColoringClient({
    workers: 2,
    spawn: () => {
      const number = started++;
      const worker: WorkerLike = {
        onmessage: null,
        onerror: null,
        onmessageerror: null,
        terminate: () => undefined,
        postMessage: ({ id, kind }) => {
          asked.push([number, kind]);
          const result = { photo, picture: photo, preview, width: 4000, height: 3000 };
          const data: WorkerMessage = { id, type: 'done', result };
          const done = (): void => worker.onmessage?.({ data } as MessageEvent<WorkerMessage>);
          if (kind === 'prepare') end = done;
          else done();
        },
      };
      return worker;
    },
  });
  const photo = new Blob(['jpeg']);
  return { client, asked, photo, preview, end: () => end() };
};

test('the preview of a photo that was just prepared needs no task', async () => {
  const { client, asked, photo, preview, end } = busy();
  const preparing = client.prepare(new Blob(['file']));
  end();
  await expect(preparing).resolves.toEqual({ photo, width: 4000, height: 3000 });
  await expect(client.preview(photo)).resolves.toEqual({ preview, width: 4000, height: 3000 });
  client.dispose();
  expect(asked).toEqual([[0, 'prepare']]);
});

test('the preview of a stored photo is made once', async () => {
  const { client, asked, preview } = busy();
  const stored = new Blob(['stored']);
  for (let i = 0; i < 2; i += 1)
    await expect(client.preview(stored)).resolves.toMatchObject({ preview, width: 4000 });
  client.dispose();
  expect(asked).toEqual([[0, 'preview']]);
});

test('a crop does not wait for the dog of another photo, and the worker that knows a discarded photo forgets it', async () => {
  const { client, asked, photo, end } = busy();
  await expect(client.crop(photo, crop)).resolves.toBe(photo);
  const preparing = client.prepare(new Blob(['file']));
  const stored = new Blob(['stored']);
  await client.preview(stored);
  await client.crop(stored, crop);
  end();
  await preparing;
  client.forget(stored);
  client.dispose();
  expect(asked).toEqual([
    [0, 'crop'],
    [0, 'prepare'],
    [1, 'preview'],
    [1, 'crop'],
    [1, 'forget'],
  ]);
});

test('a discarded photo is freed before the next one is searched', async () => {
  const { client, workers, asked } = slow(1);
  const [discarded, next] = ['1', '2'].map((text) => new Blob([text]));
  const found = [discarded, next].map((photo) => client.extract(photo, {}));
  client.forget(discarded);
  workers[0].say(extraction);
  await found[0];
  expect(asked()).toEqual([['extract', 'forget']]);
  workers[0].say({ type: 'done', result: null });
  workers[0].say(extraction);
  await found[1];
  client.dispose();
});

test('no worker is started to forget a photo', () => {
  const spawn = jest.fn(scripted(() => [{ type: 'done', result: null }]));
  const client = createColoringClient({ spawn });
  const photo = new Blob(['jpeg']);
  client.forget(photo);
  void client.extract(photo, {});
  client.dispose();
  client.forget(photo);
  expect(spawn).toHaveBeenCalledTimes(1);
});
