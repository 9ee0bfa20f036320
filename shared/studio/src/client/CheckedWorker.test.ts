/** @jest-environment jsdom */
import type { TaskRequest } from '../shared/protocol';
import { CheckedWorker } from './CheckedWorker';

const url = new URL('https://site.example/coloring.0123456789.js');
const message = { id: 1 } as unknown as TaskRequest;
const started: FakeWorker[] = [];

class FakeWorker {
  readonly received: unknown[] = [];
  onmessage: ((event: unknown) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onmessageerror: ((event: unknown) => void) | null = null;
  isTerminated = false;
  constructor(readonly url: URL) {
    started.push(this);
  }
  postMessage(sent: unknown): void {
    this.received.push(sent);
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

let scriptCheck: { resolve: (value: unknown) => void; reject: (error: Error) => void };
beforeEach(() => {
  started.length = 0;
  const fetched = new Promise((resolve, reject) => {
    scriptCheck = { resolve, reject };
  });
  Object.assign(globalThis, { Worker: FakeWorker, fetch: jest.fn(() => fetched) });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis, 'fetch');
});
const settled = () => new Promise((done) => setTimeout(done));

test('starts once its script is checked, and receives the messages that waited', async () => {
  const worker = new CheckedWorker(url, { name: 'coloring' });
  const onmessage = jest.fn();
  worker.onmessage = onmessage;
  worker.postMessage(message);
  expect(started).toEqual([]);
  scriptCheck.resolve({});
  await settled();
  expect(started.map(({ received }) => received)).toEqual([[message]]);
  started[0].onmessage?.('answer');
  expect(onmessage).toHaveBeenCalledWith('answer');
  worker.postMessage(message);
  expect(started[0].received).toHaveLength(2);
  worker.terminate();
  expect(started[0].isTerminated).toBe(true);
});

test('forwards the errors and the unreadable messages of its worker', async () => {
  const worker = new CheckedWorker(url, {});
  const [onerror, onmessageerror] = [jest.fn(), jest.fn()];
  Object.assign(worker, { onerror, onmessageerror });
  scriptCheck.resolve({});
  await settled();
  started[0].onerror?.('broken');
  started[0].onmessageerror?.('unreadable');
  expect(onerror.mock.calls).toEqual([['broken']]);
  expect(onmessageerror.mock.calls).toEqual([['unreadable']]);
});

test('requires its script to have the hash that the build recorded', () => {
  const hash = 'B'.repeat(43);
  const hashes = [{}, {}, { 'coloring.0123456789.js': hash }];
  Object.assign(globalThis, { __webpack_require__: { sriHashes: hashes } });
  new CheckedWorker(url, {}).terminate();
  Reflect.deleteProperty(globalThis, '__webpack_require__');
  expect(fetch).toHaveBeenCalledWith(
    url,
    expect.objectContaining({ integrity: `sha256-${hash}=` }),
  );
});

test('never starts a script that differs from the released one, and reports an error', async () => {
  const worker = new CheckedWorker(url, {});
  const onerror = jest.fn();
  worker.onerror = onerror;
  scriptCheck.reject(new TypeError('Failed to fetch'));
  await settled();
  expect(started).toEqual([]);
  expect(onerror).toHaveBeenCalledWith(
    expect.objectContaining({
      message: expect.stringContaining('differs from the released one') as string,
    }),
  );
});

test.each(['resolve', 'reject'] as const)('does nothing once it is terminated: %s', async (end) => {
  const worker = new CheckedWorker(url, {});
  const onerror = jest.fn();
  worker.onerror = onerror;
  worker.terminate();
  scriptCheck[end](new Error('late'));
  await settled();
  expect(started).toEqual([]);
  expect(onerror).not.toHaveBeenCalled();
});

test.each([
  ['its worker cannot start', undefined, 'no workers here'],
  ['a message that waited cannot be sent', message, 'DataCloneError'],
])('reports that %s', async (_, waits, cause) => {
  class Broken extends FakeWorker {
    constructor(from: URL) {
      if (!waits) throw new Error(cause);
      super(from);
    }
    override postMessage(): void {
      throw new Error(cause);
    }
  }
  Object.assign(globalThis, { Worker: Broken });
  const worker = new CheckedWorker(url, {});
  const onerror = jest.fn();
  worker.onerror = onerror;
  if (waits) worker.postMessage(waits);
  scriptCheck.resolve({});
  await settled();
  expect(onerror).toHaveBeenCalledTimes(1);
  expect(onerror).toHaveBeenCalledWith(expect.objectContaining({ message: cause }));
  worker.terminate();
});
