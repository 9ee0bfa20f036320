import { readFileSync } from 'node:fs';
import { WEIGHTS_TIMEOUT } from '../../shared/limits';
import type * as finder from './finder';

const file = new Uint8Array(
  readFileSync(require.resolve('@scribblepup/finder/weights/dog-finder.bin')),
);

/** The weights file with one byte changed. */
const withByte = (offset: number): Uint8Array<ArrayBuffer> =>
  file.map((byte, i) => (i === offset ? byte ^ 255 : byte));
const respondWith = (body: BodyInit): Promise<Response> => Promise.resolve(new Response(body));

let fetched: jest.Mock<Promise<Response>, [URL, RequestInit]>;
/** The module with fresh state, as in a new worker. */
const freshLoader = async (): Promise<typeof finder> => {
  fetched = jest.fn();
  globalThis.fetch = fetched as unknown as typeof fetch;
  jest.resetModules();
  return import('./finder');
};

test('loads the finder once', async () => {
  const { loadFinderOnce } = await freshLoader();
  fetched.mockReturnValueOnce(respondWith(file));
  const first = await loadFinderOnce(),
    second = await loadFinderOnce();
  expect(first).toMatchObject({ ok: true, finder: { kernel: 'simd' } });
  expect(second.ok && first.ok && second.finder).toBe(first.ok && first.finder);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('loads it once for concurrent calls', async () => {
  const { loadFinderOnce } = await freshLoader();
  fetched.mockReturnValueOnce(respondWith(file));
  const [first, second] = await Promise.all([loadFinderOnce(), loadFinderOnce()]);
  expect(second.ok && first.ok && second.finder).toBe(first.ok && first.finder);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('loads it ahead, but not after a failure', async () => {
  const { loadFinderOnce, preloadFinder } = await freshLoader();
  fetched
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockReturnValueOnce(respondWith(file));
  expect(await preloadFinder()).toBeNull();
  expect(await preloadFinder()).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await loadFinderOnce()).toMatchObject({ ok: true });
  expect(await preloadFinder()).toMatchObject({ kernel: 'simd' });
});

test.each([
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['unreachable', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['truncated', () => respondWith(file.subarray(0, 1000))],
  ['altered', () => respondWith(withByte(file.length - 1))],
  ['version', () => respondWith(withByte(4))],
  ['foreign', () => respondWith('<!doctype html><h1>Sign in to this network</h1>')],
])(
  'weights that are %s are reported, then fetched again, bypassing every cache (%#)',
  async (kind, fault) => {
    const { loadFinderOnce } = await freshLoader();
    fetched.mockImplementationOnce(fault).mockReturnValueOnce(respondWith(file));
    expect(await loadFinderOnce()).toMatchObject({ ok: false, failure: { kind } });
    expect(await loadFinderOnce()).toMatchObject({ ok: true });
    expect(fetched.mock.calls.map(([, options]) => options.cache)).toEqual(['default', 'reload']);
  },
);

describe('weights that are late', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }),
  );
  afterEach(() => void jest.useRealTimers());

  test('are reported, and the next call uses them once they have arrived', async () => {
    const { loadFinderOnce } = await freshLoader();
    let body!: ReadableStreamDefaultController<Uint8Array>;
    fetched.mockResolvedValueOnce(
      new Response(
        new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) }),
      ),
    );
    const first = loadFinderOnce();
    await jest.advanceTimersByTimeAsync(WEIGHTS_TIMEOUT - 1);
    body.enqueue(file.subarray(0, 1000));
    await jest.advanceTimersByTimeAsync(1);
    expect(await first).toEqual({ ok: false, failure: { kind: 'late' } });
    const second = loadFinderOnce();
    body.enqueue(file.subarray(1000));
    body.close();
    expect(await second).toMatchObject({ ok: true });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  /** A response with a chunk of the file each second, and the last one after `seconds`. */
  const slowAnswer = (seconds: number): Response => {
    const size = Math.ceil(file.length / seconds);
    let sent = 0;
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (body) => {
          const timer = setInterval(() => {
            body.enqueue(file.subarray(sent, (sent += size)));
            if (sent < file.length) return;
            clearInterval(timer);
            body.close();
          }, 1000);
        },
      }),
    );
  };

  test('are kept if they arrive between two calls', async () => {
    const { loadFinderOnce, preloadFinder } = await freshLoader();
    fetched.mockResolvedValueOnce(slowAnswer(15));
    const first = loadFinderOnce();
    await jest.advanceTimersByTimeAsync(WEIGHTS_TIMEOUT);
    expect(await first).toEqual({ ok: false, failure: { kind: 'late' } });
    expect(await preloadFinder()).toBeNull();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await preloadFinder()).toMatchObject({ kernel: 'simd' });
    expect(await loadFinderOnce()).toMatchObject({ ok: true });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('are fetched again, bypassing every cache, if they turn out to be altered', async () => {
    const { loadFinderOnce } = await freshLoader();
    let body!: ReadableStreamDefaultController<Uint8Array>;
    fetched
      .mockResolvedValueOnce(
        new Response(
          new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) }),
        ),
      )
      .mockReturnValueOnce(respondWith(file));
    const first = loadFinderOnce();
    await jest.advanceTimersByTimeAsync(WEIGHTS_TIMEOUT - 1);
    body.enqueue(withByte(file.length - 1));
    await jest.advanceTimersByTimeAsync(1);
    expect(await first).toEqual({ ok: false, failure: { kind: 'late' } });
    body.close();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await loadFinderOnce()).toMatchObject({ ok: false, failure: { kind: 'altered' } });
    expect(await loadFinderOnce()).toMatchObject({ ok: true });
    expect(fetched.mock.calls.map(([, options]) => options.cache)).toEqual(['default', 'reload']);
  });

  test('are requested again if they never arrive', async () => {
    const { loadFinderOnce } = await freshLoader();
    const hang = (_url: URL, { signal }: RequestInit): Promise<Response> =>
      new Promise((_, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
      );
    fetched.mockImplementationOnce(hang).mockReturnValueOnce(respondWith(file));
    const first = loadFinderOnce();
    await jest.advanceTimersByTimeAsync(WEIGHTS_TIMEOUT);
    expect(await first).toEqual({ ok: false, failure: { kind: 'late' } });
    expect(await loadFinderOnce()).toMatchObject({ ok: true });
    expect(fetched.mock.calls.map(([, options]) => options.cache)).toEqual(['default', 'reload']);
  });
});
