import type { WorkerMessage } from '../shared/protocol';
import {
  area,
  choices,
  controlledClient,
  cutout,
  extraction,
  foundCutout,
  idleWorker,
  recordingClient,
  scriptedSpawn,
} from '../testing/clients';
import { book, dog } from '../testing/plainPage';
import { createColoringClient } from './client';
import type { WorkerLike } from './WorkerLike';

// How the client distributes tasks on photos and files among its workers.

const crop = { transform: [1, 0, 0, 1, -10, -20], width: 40, height: 30 } as const;

test('a worker other than the one that finds dogs writes a book and reports each stage', async () => {
  const file = { name: 'Rex.pdf', file: new Blob(['%PDF-']) };
  const { client, received } = recordingClient(2, () => [
    { type: 'progress', stage: 'write', progress: 0.7 },
    { type: 'done', result: file },
  ]);
  const stages: unknown[] = [];
  await client.extract(new Blob(['jpeg']), {});
  await expect(
    client.makeBookPdf(book, { variant: 'kdp', onProgress: (...stage) => stages.push(stage) }),
  ).resolves.toBe(file);
  client.dispose();
  expect(received.map(([worker, { kind }]) => [worker, kind])).toEqual([
    [0, 'extract'],
    [1, 'book'],
  ]);
  expect(received[1][1].task).toEqual({ art: book, variant: 'kdp' });
  expect(stages).toEqual([['write', 0.7]]);
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
        ...idleWorker(),
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
  const drawn = client.drawPages(dog, choices, {
    looks: Array.from({ length: 25 }, (_, i) => `look-${i}`),
    onPage: () => undefined,
  });
  await new Promise((resolve) => setTimeout(resolve));
  await client.extract(new Blob(['jpeg']), {});
  expect(ended).toEqual([1]);
  pending[0]();
  await drawn;
  client.dispose();
});

test('a picture of a photo, and the dog cut out of it, come from the worker that has seen the photo', async () => {
  const png = new Blob(['png']);
  const { client, received } = recordingClient(2, () => [
    { type: 'done', result: { picture: png } },
  ]);
  const photo = new Blob(['jpeg']);
  await client.extract(photo, {}, { hintsWidth: 400 });
  await client.decodePhoto(photo, { area, side: 880 });
  await expect(client.renderCutout(photo, cutout)).resolves.toBe(png);
  client.forget(photo);
  client.dispose();
  const [{ photoId }] = received.map(([, { task }]) => task as { readonly photoId: number });
  expect(received.map(([worker, { kind, task }]) => [worker, kind, task])).toEqual([
    [0, 'extract', { photo, photoId, hints: {}, hintsWidth: 400, searchAgain: false }],
    [0, 'picture', { photo, photoId, area, side: 880 }],
    [0, 'cutoutPicture', { photo, photoId, cutout }],
    [0, 'forget', { photoId }],
  ]);
});

test('two photos are searched in parallel, and each stays in the worker that has seen it', async () => {
  const { client, workers, received } = controlledClient(4);
  const [one, other, third] = ['1', '2', '3'].map((text) => new Blob([text]));
  const [first, second, waiting] = [one, other, third].map((photo) => client.extract(photo, {}));
  expect(received()).toEqual([['extract'], ['extract']]);
  workers[1].respond(extraction);
  await second;
  // The other worker is free, but this one has seen the photo.
  const again = client.extract(one, { nose: [1, 2] });
  expect(received()).toEqual([['extract'], ['extract']]);
  for (const found of [first, waiting, again]) {
    workers[0].respond(extraction);
    await found;
  }
  expect(received()).toEqual([['extract', 'extract', 'extract'], ['extract']]);
  const ids = workers[0].requests.map(({ task }) => 'photoId' in task && task.photoId);
  expect(ids[2]).toBe(ids[0]);
  client.dispose();
});

test('the lines of a photo follow its cutout, before the next photo', async () => {
  const { client, workers, received } = controlledClient(1);
  const shown: number[] = [];
  const drawn = [1, 2].map((n) =>
    client.extract(new Blob([`${n}`]), {}, { onCutout: () => shown.push(n) }),
  );
  for (const photo of drawn) {
    workers[0].respond({ type: 'done', result: foundCutout });
    workers[0].respond(extraction);
    await photo;
  }
  expect(received()).toEqual([['cutout', 'extract', 'cutout', 'extract']]);
  const ids = workers[0].requests.map(({ task }) => 'photoId' in task && task.photoId);
  expect([ids[1], ids[3]]).toEqual([ids[0], ids[2]]);
  expect(shown).toEqual([1, 2]);
  client.dispose();
});

test('a photo that another worker only cropped stays in the worker that searched it', async () => {
  const { client, workers, received } = controlledClient(4);
  const [one, other] = ['1', '2'].map((text) => new Blob([text]));
  const first = [other, one].map((photo) => client.extract(photo, {}));
  // Both photos are searched; the second is cropped while its worker is busy again.
  workers[0].respond(extraction);
  workers[1].respond(extraction);
  await Promise.all(first);
  const again = client.extract(one, {});
  const cropped = client.crop(one, crop);
  workers[0].respond({ type: 'done', result: { picture: one } });
  workers[1].respond(extraction);
  await Promise.all([cropped, again]);
  const brushed = client.extract(one, { nose: [1, 2] });
  expect(received()).toEqual([
    ['extract', 'crop'],
    ['extract', 'extract', 'extract'],
  ]);
  workers[1].respond(extraction);
  await brushed;
  client.dispose();
});

test.each([1, 2])('a device with %s workers searches one photo after another', async (count) => {
  const { client, workers, received } = controlledClient(count);
  const found = ['1', '2'].map((text) => client.extract(new Blob([text]), {}));
  expect(received()).toEqual([['extract']]);
  workers[0].respond(extraction);
  await found[0];
  expect(received()).toEqual([['extract', 'extract']]);
  workers[0].respond(extraction);
  await found[1];
  client.dispose();
});

test('the worker with less to do reads a file', async () => {
  const { client, workers, received } = controlledClient(3);
  const found = client.extract(new Blob(['1']), {});
  const prepared = client.prepare(new Blob(['file']));
  expect(received()).toEqual([['extract'], ['prepare']]);
  workers[0].respond(extraction);
  const photo = new Blob(['jpeg']);
  workers[1].respond({ type: 'done', result: { photo, preview: photo, width: 40, height: 30 } });
  await Promise.all([found, prepared]);
  client.dispose();
});

test('on two cores, another worker reads the next file while one finds a dog, and stays for more', async () => {
  const { client, workers, received } = controlledClient(2);
  const photo = new Blob(['jpeg']);
  const result = { photo, preview: photo, width: 40, height: 30 };
  const found = ['1', '2'].map((text) => client.extract(new Blob([text]), {}));
  const first = client.prepare(new Blob(['file']));
  workers[1].respond({ type: 'done', result });
  await first;
  found.push(client.extract(new Blob(['3']), {}));
  expect(workers[1].terminated).toBe(false);
  const second = client.prepare(new Blob(['file']));
  expect(received()).toEqual([['extract'], ['prepare', 'prepare']]);
  workers[1].respond({ type: 'done', result });
  await second;
  for (const search of found) {
    workers[0].respond(extraction);
    await search;
  }
  client.dispose();
});

test('a worker that has also drawn pages ends when a dog is searched for', async () => {
  const { client, workers } = controlledClient(2);
  const photo = new Blob(['jpeg']);
  const first = client.extract(photo, {});
  const prepared = client.prepare(new Blob(['file']));
  workers[1].respond({ type: 'done', result: { photo, preview: photo, width: 40, height: 30 } });
  await prepared;
  const drawn = client.drawPages(dog, choices, { looks: ['portrait'], onPage: () => undefined });
  workers[1].respond({ type: 'done', result: null });
  workers[0].respond(extraction);
  await Promise.all([first, drawn]);
  const again = client.extract(photo, { nose: [1, 2] });
  expect(workers[1].terminated).toBe(true);
  workers[0].respond(extraction);
  await again;
  client.dispose();
});

test('a file waits for the worker with the shorter queue while the others are busy too', async () => {
  const { client, workers, received } = controlledClient(3);
  const [one, other] = ['1', '2'].map((text) => new Blob([text]));
  const found = [one, one, other].map((photo) => client.extract(photo, {}));
  const drawn = client.drawPages(dog, choices, { looks: ['portrait'], onPage: () => undefined });
  const prepared = client.prepare(new Blob(['file']));
  workers[1].respond(extraction);
  await found[2];
  expect(received()).toEqual([['extract'], ['extract', 'prepare'], ['pages']]);
  client.dispose();
  for (const end of [found[0], found[1], prepared, drawn]) await expect(end).rejects.toThrow();
});

test('when a search starts, the second worker forgets a photo it only cropped', async () => {
  const { client, workers, received } = controlledClient(2);
  const preparing = client.prepare(new Blob(['file']));
  const photo = new Blob(['jpeg']);
  const cropping = client.crop(photo, crop);
  workers[1].respond({ type: 'done', result: { picture: photo } });
  await cropping;
  workers[0].respond({ type: 'done', result: { photo, preview: photo, width: 40, height: 30 } });
  await preparing;
  const found = client.extract(photo, {});
  expect(workers[1].terminated).toBe(true);
  workers[0].respond(extraction);
  await found;
  expect(received()).toEqual([['prepare', 'extract'], ['crop']]);
  client.dispose();
});

/** A client with two workers. The first is busy with `prepare` until `end` is called. */
const busy = () => {
  const received: [worker: number, kind: string][] = [];
  let started = 0;
  let end = (): void => undefined;
  const preview = new Blob(['small']);
  const client = createColoringClient({
    workers: 2,
    spawn: () => {
      const number = started++;
      const worker: WorkerLike = {
        ...idleWorker(),
        postMessage: ({ id, kind }) => {
          received.push([number, kind]);
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
  return { client, received, photo, preview, end: () => end() };
};

test('the preview of a photo that was just prepared needs no task', async () => {
  const { client, received, photo, preview, end } = busy();
  const preparing = client.prepare(new Blob(['file']));
  end();
  await expect(preparing).resolves.toEqual({ photo, width: 4000, height: 3000 });
  await expect(client.preview(photo)).resolves.toEqual({ preview, width: 4000, height: 3000 });
  client.dispose();
  expect(received).toEqual([[0, 'prepare']]);
});

test('the preview of a stored photo is made once', async () => {
  const { client, received, preview } = busy();
  const stored = new Blob(['stored']);
  for (let i = 0; i < 2; i += 1)
    await expect(client.preview(stored)).resolves.toMatchObject({ preview, width: 4000 });
  client.dispose();
  expect(received).toEqual([[0, 'preview']]);
});

test('a crop does not wait for the dog of another photo, and the worker that has seen a discarded photo frees it', async () => {
  const { client, received, photo, end } = busy();
  await expect(client.crop(photo, crop)).resolves.toBe(photo);
  const preparing = client.prepare(new Blob(['file']));
  const stored = new Blob(['stored']);
  await client.preview(stored);
  await client.crop(stored, crop);
  end();
  await preparing;
  client.forget(stored);
  client.dispose();
  expect(received).toEqual([
    [0, 'crop'],
    [0, 'prepare'],
    [1, 'preview'],
    [1, 'crop'],
    [1, 'forget'],
  ]);
});

test('a discarded photo is freed before the next one is searched', async () => {
  const { client, workers, received } = controlledClient(1);
  const [discarded, next] = ['1', '2'].map((text) => new Blob([text]));
  const found = [discarded, next].map((photo) => client.extract(photo, {}));
  client.forget(discarded);
  workers[0].respond(extraction);
  await found[0];
  expect(received()).toEqual([['extract', 'forget']]);
  workers[0].respond({ type: 'done', result: null });
  workers[0].respond(extraction);
  await found[1];
  client.dispose();
});

test('no worker is started to forget a photo whose search is canceled', async () => {
  const { client, received } = controlledClient(1);
  const photo = new Blob(['jpeg']);
  const stop = new AbortController();
  const found = client.extract(photo, {}, { signal: stop.signal });
  client.forget(photo);
  stop.abort();
  await expect(found).rejects.toMatchObject({ name: 'AbortError' });
  expect(received()).toEqual([['extract']]);
  client.dispose();
});

test('no worker is started to forget a photo', () => {
  const spawn = jest.fn(scriptedSpawn(() => [{ type: 'done', result: null }]));
  const client = createColoringClient({ spawn });
  const photo = new Blob(['jpeg']);
  client.forget(photo);
  void client.extract(photo, {});
  client.dispose();
  client.forget(photo);
  expect(spawn).toHaveBeenCalledTimes(1);
});
