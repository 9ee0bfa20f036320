import type { DogArt, Page } from '../types';
import { createColoringClient } from './client';
import type { Answer, News, Request } from './protocol';
import type { WorkerLike } from './TaskQueue';

const dog: DogArt = {
  version: 1, width: 500, height: 500, outline: [], lines: [], solids: [], lights: [], markings: [], face: null,
  cut: { left: false, top: false, right: false, bottom: false },
};
const page: Page = { look: 'plain', title: 'Plain', family: 'scenes', items: [] };

/** A worker that answers each request with what `script` says. */
const scripted = (script: (request: Request) => News[]) => (): WorkerLike => {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: () => undefined,
    postMessage: (request) => {
      for (const answer of script(request)) worker.onmessage?.({ data: { id: request.id, ...answer } } as MessageEvent<Answer>);
    },
  };
  return worker;
};

test('hands out pages as they come, then resolves', async () => {
  const preview = new Blob(['png']);
  const client = createColoringClient({
    spawn: scripted(() => [
      { type: 'page', index: 25, page, preview },
      { type: 'page', index: 26, page, preview },
      { type: 'done', result: null },
    ]),
  });
  const seen: number[] = [];
  await client.pages(dog, { name: 'Rex', bornMonth: 3 }, { from: 25, count: 2, onPage: (index) => seen.push(index) });
  client.dispose();
  expect(seen).toEqual([25, 26]);
});

test('asks for what it was given and names each stage', async () => {
  const requests: Request[] = [];
  const extraction = { dog, cutout: { width: 1, height: 1, alpha: new Uint8Array(1), area: { x: 0, y: 0, width: 1, height: 1 }, found: true }, preview: new Blob(), found: true };
  const client = createColoringClient({
    spawn: scripted((request) => {
      requests.push(request);
      return [{ type: 'progress', stage: 'segment', share: 0.4 }, { type: 'done', result: extraction }];
    }),
  });
  const photo = new Blob(['jpeg']);
  const stages: unknown[] = [];
  const found = await client.extract(photo, { nose: [1, 2] }, { onProgress: (...stage) => stages.push(stage) });
  client.dispose();
  expect(found).toBe(extraction);
  expect(requests).toEqual([{ id: 1, kind: 'extract', task: { photo, photoId: expect.any(Number), hints: { nose: [1, 2] } } }]);
  expect(stages).toEqual([['segment', 0.4]]);
});

test('a photo keeps its number, so that the worker knows it again', async () => {
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
