import { createColoringClient } from '../client/client';
import type { ColoringClient } from '../studio';
import type { WorkerLike } from '../client/WorkerLike';
import type { TaskKind, TaskMessage, TaskRequest, WorkerMessage } from '../shared/protocol';
import { fakeWorkers, type FakeWorker } from './fakeWorkers';
import { dog } from './plainPage';

/** A worker that ignores its requests. */
export const idleWorker = (): WorkerLike => ({
  onmessage: null,
  onerror: null,
  onmessageerror: null,
  terminate: () => undefined,
  postMessage: () => undefined,
});

/** A worker that answers each request with the messages of `script`. */
export const scriptedSpawn =
  (script: (request: TaskRequest) => TaskMessage[]) => (): WorkerLike => {
    const worker: WorkerLike = {
      ...idleWorker(),
      postMessage: (request) => {
        for (const message of script(request))
          worker.onmessage?.({
            data: { id: request.id, ...message },
          } as MessageEvent<WorkerMessage>);
      },
    };
    return worker;
  };

/** A client whose workers answer with `script`, and the requests that each received, in order. */
export const recordingClient = (
  count: number,
  script: (request: TaskRequest) => TaskMessage[],
): {
  readonly client: ColoringClient;
  readonly received: readonly (readonly [worker: number, request: TaskRequest])[];
} => {
  const received: [worker: number, request: TaskRequest][] = [];
  let started = 0;
  const spawn = (): WorkerLike => {
    const worker = started++;
    return scriptedSpawn((request) => {
      received.push([worker, request]);
      return script(request);
    })();
  };
  return { client: createColoringClient({ workers: count, spawn }), received };
};

export const area = { x: 0, y: 0, width: 1, height: 1 };
export const cutout = {
  width: 1,
  height: 1,
  alpha: new Uint8Array(1),
  area,
  found: true,
  advice: null,
};
export const foundCutout = {
  cutout,
  preview: new Blob(),
  found: true,
  finder: { ok: true as const, area, dogs: [] },
};

export const extraction: TaskMessage = { type: 'done', result: { ...foundCutout, dog } };

export const choices = { name: 'Rex', bornMonth: 3 };

/**
 * A client whose workers answer only when the test tells them to, and the kinds of tasks of each.
 */
export const controlledClient = (
  count: number,
): {
  readonly client: ColoringClient;
  readonly workers: readonly FakeWorker[];
  readonly received: () => TaskKind[][];
} => {
  const { workers, spawn } = fakeWorkers();
  const received = () => workers.map(({ requests }) => requests.map(({ kind }) => kind));
  return { client: createColoringClient({ workers: count, spawn }), workers, received };
};
