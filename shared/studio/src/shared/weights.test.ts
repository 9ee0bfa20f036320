import { createHash } from 'node:crypto';
import { STALL_TIMEOUT } from './limits';
import { setSaveData } from '../testing/saveData';
import { downloadWeights, prefetchWeights } from './weights';

const bytes = (buffer: ArrayBuffer): number[] => [...new Uint8Array(buffer)];

let fetched: jest.Mock<Promise<Response>, [URL, RequestInit]>;
beforeEach(() => {
  fetched = jest.fn();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

/** A response that streams its body in chunks and errors when its request is aborted. */
const slowResponse = () => {
  let body!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (body = controller),
  });
  fetched.mockImplementationOnce((_url, { signal }) => {
    signal!.addEventListener('abort', () => body.error(signal!.reason));
    return Promise.resolve(new Response(stream));
  });
  return {
    send: (...piece: number[]) => body.enqueue(new Uint8Array(piece)),
    end: () => body.close(),
  };
};

describe('a download', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }),
  );
  afterEach(() => void jest.useRealTimers());

  test('returns the bytes of the weights file, from any cache', async () => {
    fetched.mockResolvedValueOnce(new Response(new Uint8Array([1, 2, 3])));
    expect(bytes(await downloadWeights())).toEqual([1, 2, 3]);
    const [url, options] = fetched.mock.calls[0];
    expect(String(url)).toMatch(/dog-finder\.bin$/);
    expect(options.cache).toBe('default');
    expect(jest.getTimerCount()).toBe(0);
  });

  describe('with hashes from the build', () => {
    // The SHA-256 of "weights".
    const hash = createHash('sha256').update('weights').digest('base64').replace('=', '');
    beforeEach(() => {
      const hashes = [{}, {}, { 'dog-finder.bin': hash }];
      Object.assign(globalThis, { __webpack_require__: { sriHashes: hashes } });
    });
    afterEach(() => void Reflect.deleteProperty(globalThis, '__webpack_require__'));

    test('returns a file with the right hash, and refuses any other', async () => {
      fetched.mockResolvedValueOnce(new Response('weights'));
      expect(bytes(await downloadWeights())).toHaveLength(7);
      fetched.mockResolvedValueOnce(new Response('Weights'));
      await expect(downloadWeights()).rejects.toThrow('differ from those of this build');
    });

    test('checks the hash itself, because fetch would hold back the chunks until its own check', async () => {
      fetched.mockResolvedValueOnce(new Response('weights'));
      await downloadWeights();
      expect(fetched.mock.calls[0][1].integrity).toBeUndefined();
    });

    test('lets fetch check the hash if the page was not loaded over HTTPS', async () => {
      const { crypto } = globalThis;
      Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
      fetched.mockResolvedValueOnce(new Response('any'));
      await downloadWeights();
      Object.defineProperty(globalThis, 'crypto', { configurable: true, value: crypto });
      expect(fetched.mock.calls[0][1].integrity).toBe(`sha256-${hash}=`);
    });
  });

  test('bypasses every cache if it is told to', async () => {
    fetched.mockResolvedValueOnce(new Response('x'));
    await downloadWeights('reload');
    expect(fetched.mock.calls[0][1].cache).toBe('reload');
  });

  test('fails if the server has no such file, and the next one starts again', async () => {
    fetched
      .mockResolvedValueOnce(new Response('Not found', { status: 404 }))
      .mockResolvedValueOnce(new Response('x'));
    await expect(downloadWeights()).rejects.toThrow('status 404');
    expect(bytes(await downloadWeights())).toHaveLength(1);
  });

  test('continues if it is slow', async () => {
    const response = slowResponse();
    const download = downloadWeights();
    for (const piece of [1, 2, 3]) {
      await jest.advanceTimersByTimeAsync(STALL_TIMEOUT - 1);
      response.send(piece);
    }
    response.end();
    expect(bytes(await download)).toEqual([1, 2, 3]);
  });

  test('is aborted if it stalls, and the next one starts again', async () => {
    const response = slowResponse();
    const stalled = expect(downloadWeights()).rejects.toMatchObject({ name: 'AbortError' });
    response.send(1);
    await jest.advanceTimersByTimeAsync(STALL_TIMEOUT);
    await stalled;
    fetched.mockResolvedValueOnce(new Response('x'));
    expect(bytes(await downloadWeights())).toHaveLength(1);
  });
});

describe('prefetching', () => {
  beforeEach(() => setSaveData(false));

  test('reads the whole file, with low priority', async () => {
    const response = new Response('weights');
    fetched.mockResolvedValueOnce(response);
    await prefetchWeights(new AbortController().signal);
    expect(response.bodyUsed).toBe(true);
    expect(fetched.mock.calls[0][1]).toMatchObject({ priority: 'low' });
  });

  test('is not done for a visitor who saves data', async () => {
    setSaveData(true);
    await prefetchWeights(new AbortController().signal);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('ignores a failure', async () => {
    fetched
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response('', { status: 500 }));
    await expect(prefetchWeights(new AbortController().signal)).resolves.toBeUndefined();
    await expect(prefetchWeights(new AbortController().signal)).resolves.toBeUndefined();
  });

  test('stops when its signal is aborted, and does not start if it already is', async () => {
    const controller = new AbortController();
    slowResponse();
    const prefetching = prefetchWeights(controller.signal);
    expect(fetched.mock.calls[0][1].signal!.aborted).toBe(false);
    controller.abort();
    await prefetching;
    expect(fetched.mock.calls[0][1].signal!.aborted).toBe(true);
    await prefetchWeights(controller.signal);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('is aborted if it stalls, so that it blocks no other request', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    slowResponse();
    const prefetching = prefetchWeights(new AbortController().signal);
    await jest.advanceTimersByTimeAsync(STALL_TIMEOUT);
    await prefetching;
    expect(fetched.mock.calls[0][1].signal!.aborted).toBe(true);
    jest.useRealTimers();
  });
});
