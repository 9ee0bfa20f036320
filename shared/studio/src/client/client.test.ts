import { withOnlySheet } from '../shared/book';
import type { TaskRequest } from '../shared/protocol';
import { choices, foundCutout, scriptedSpawn } from '../testing/clients';
import { fakeWorkers } from '../testing/fakeWorkers';
import { book, dog, page } from '../testing/plainPage';
import { setSaveData } from '../testing/saveData';
import { createColoringClient } from './client';

test('drawPages reports pages as they arrive, then resolves', async () => {
  const preview = new Blob(['png']);
  const client = createColoringClient({
    spawn: scriptedSpawn(() => [
      { type: 'page', page: { ...page, look: 'beach' }, preview },
      { type: 'page', page: { ...page, look: 'hero' }, preview },
      { type: 'done', result: null },
    ]),
  });
  const reported: string[] = [];
  await client.drawPages(dog, choices, {
    looks: ['beach', 'hero'],
    onPage: ({ look }) => reported.push(look),
  });
  client.dispose();
  expect(reported).toEqual(['beach', 'hero']);
});

/** A client whose worker answers immediately, and the kinds of tasks that the worker received. */
const respondingClient = () => {
  const kinds: string[] = [];
  const spawn = jest.fn(
    scriptedSpawn(({ kind }) => {
      kinds.push(kind);
      return [{ type: 'done', result: kind === 'cutout' ? foundCutout : { ...foundCutout, dog } }];
    }),
  );
  return { client: createColoringClient({ spawn }), kinds, spawn };
};

test('extract sends its input to the worker and reports each stage', async () => {
  const requests: TaskRequest[] = [];
  const extraction = { ...foundCutout, dog };
  const client = createColoringClient({
    spawn: scriptedSpawn((request) => {
      requests.push(request);
      return [
        { type: 'progress', stage: 'segment', progress: 0.4 },
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

test('traceLogo returns a logo as lines', async () => {
  const logo = { d: 'M0 0L100 0L100 50Z', width: 100, height: 50 };
  const client = createColoringClient({
    spawn: scriptedSpawn(({ kind }) =>
      kind === 'logo' ? [{ type: 'done', result: { logo } }] : [],
    ),
  });
  await expect(client.traceLogo(new Blob(['png']))).resolves.toEqual(logo);
  client.dispose();
});

test('makeCoverPdf sends only the page that the cover shows', async () => {
  const tasks: unknown[] = [];
  const client = createColoringClient({
    spawn: scriptedSpawn(({ task }) => {
      tasks.push(task);
      return [{ type: 'done', result: null }];
    }),
  });
  const faces = { colour: '#ffd970', front: new Blob(['front']), back: new Blob(['back']) };
  await client.makeCoverPdf(book, faces, 'lulu');
  client.dispose();
  expect(tasks).toEqual([{ ...faces, shop: 'lulu', art: withOnlySheet(book, 0) }]);
});

test('a sheet is sent with only its page; by default, a book is US Letter and a colored page 850 px wide', async () => {
  const requests: TaskRequest[] = [];
  const client = createColoringClient({
    spawn: scriptedSpawn((request) => {
      requests.push(request);
      return [{ type: 'done', result: null }];
    }),
  });
  const art = { ...book, pages: [page, page] };
  await client.drawSheet(art, 1);
  await client.colorSheet(art, 0);
  await client.makeBookPdf(art);
  client.dispose();
  expect(requests.map(({ kind, task }) => [kind, task])).toEqual([
    ['sheet', { art: withOnlySheet(art, 1), position: 1 }],
    ['colored', { art: withOnlySheet(art, 0), position: 0, width: 850 }],
    ['book', { art, variant: 'home-letter' }],
  ]);
});

test('extract shows the cutout before the lines, and can be aborted there without ending its worker', async () => {
  const { client, kinds, spawn } = respondingClient();
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

test('extract waits for beforeLines, and draws no lines if it is aborted there', async () => {
  const { client, kinds } = respondingClient();
  const photo = new Blob(['jpeg']),
    stop = new AbortController();
  let drawLines: () => void = () => undefined;
  const beforeLines = (): Promise<void> => new Promise((resolve) => (drawLines = resolve));
  const drawn = client.extract(photo, {}, { onCutout: () => undefined, beforeLines });
  await new Promise((resolve) => setTimeout(resolve));
  expect(kinds).toEqual(['cutout']);
  drawLines();
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

test('extract waits for beforeLines even if nothing shows the cutout', async () => {
  const { client, kinds } = respondingClient();
  const beforeLines = jest.fn(() => Promise.resolve());
  await client.extract(new Blob(['jpeg']), {}, { beforeLines });
  expect(beforeLines).toHaveBeenCalledTimes(1);
  expect(kinds).toEqual(['extract']);
  client.dispose();
});

test.each([true, false])(
  'extract with searchAgain searches again once per call (cutout shown first: %s)',
  async (isShown) => {
    const received: [string, boolean][] = [];
    const client = createColoringClient({
      spawn: scriptedSpawn(({ kind, task }) => {
        if ('searchAgain' in task) received.push([kind, task.searchAgain]);
        return [{ type: 'done', result: null }];
      }),
    });
    await client.extract(
      new Blob(['jpeg']),
      {},
      { searchAgain: true, ...(isShown && { onCutout: () => undefined }) },
    );
    client.dispose();
    expect(received).toEqual(
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
    spawn: scriptedSpawn(({ task }) => {
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

test('warmUp starts a worker for the first photo, but not if the visitor saves data', async () => {
  const { workers, spawn } = fakeWorkers();
  const client = createColoringClient({ workers: 2, spawn });
  setSaveData(true);
  client.warmUp();
  expect(workers).toHaveLength(0);
  setSaveData(false);
  client.warmUp();
  expect(workers[0].requests.map(({ kind }) => kind)).toEqual(['warmUp']);
  workers[0].break('Script error');
  const prepared = client.prepare(new Blob(['jpeg']));
  await new Promise((resolve) => setTimeout(resolve));
  workers[1].respond({ type: 'failed', code: 'undecodable', message: '' });
  await expect(prepared).rejects.toMatchObject({ code: 'undecodable' });
  client.dispose();
});
