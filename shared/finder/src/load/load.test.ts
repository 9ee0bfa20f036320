import { loadFinder } from '..';
import { WeightsBuilder } from '../testing/build';
import { colorNetwork } from '../testing/colorNetwork';
import { randomConv } from '../testing/layers';
import { seededRandom } from '@scribblepup/imaging/random';
import type { LoadOptions } from './types';

const file = colorNetwork().file();
const bytes =
  (value: Uint8Array<ArrayBuffer> = file): LoadOptions['fetchWeights'] =>
  () =>
    Promise.resolve(value.buffer);
const never: LoadOptions['fetchWeights'] = () => new Promise(() => undefined);

test('returns a finder with the fastest kernel', async () => {
  expect(await loadFinder({ fetchWeights: bytes() })).toMatchObject({
    ok: true,
    finder: { kernel: 'simd', version: '1.0.0' },
  });
});

test('says why the fetch failed, and can be called again', async () => {
  const cause = new TypeError('Failed to fetch');
  const fetchWeights = jest
    .fn<Promise<ArrayBuffer>, []>()
    .mockRejectedValueOnce(cause)
    .mockResolvedValueOnce(file.buffer);
  expect(await loadFinder({ fetchWeights })).toEqual({
    ok: false,
    failure: { kind: 'unreachable', cause },
  });
  expect(await loadFinder({ fetchWeights })).toMatchObject({ ok: true });
});

test('says what is wrong with the bytes', async () => {
  expect(await loadFinder({ fetchWeights: bytes(file.slice(0, 99)) })).toMatchObject({
    failure: { kind: 'truncated', received: 99 },
  });
  expect(
    await loadFinder({ fetchWeights: bytes(new TextEncoder().encode('Not Found')) }),
  ).toMatchObject({ failure: { kind: 'foreign' } });
});

test('rejects a network with other outputs', async () => {
  const build = new WeightsBuilder();
  build.output('mask', randomConv(build, 0, 1, seededRandom(1), { stride: 4 }), ['cat']);
  expect(await loadFinder({ fetchWeights: bytes(build.file()) })).toMatchObject({
    failure: { kind: 'malformed', path: 'header.outputs.mask' },
  });
});

test('rejects a network with maps of another stride', async () => {
  const build = new WeightsBuilder();
  build.output('mask', randomConv(build, 0, 1, seededRandom(1), { stride: 8 }), ['dog']);
  expect(await loadFinder({ fetchWeights: bytes(build.file()) })).toMatchObject({
    failure: { kind: 'malformed', problem: 'not one cell per 4 px' },
  });
});

test('rejects a network that needs too much memory', async () => {
  const build = colorNetwork();
  build.output('more', randomConv(build, 0, 1000, seededRandom(1)));
  expect(await loadFinder({ fetchWeights: bytes(build.file()) })).toMatchObject({
    failure: { kind: 'malformed', path: 'header.ops' },
  });
});

describe('with a time limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('reports late bytes, and aborts their fetch', async () => {
    let fetchSignal: AbortSignal | undefined;
    const loaded = loadFinder({
      fetchWeights: (signal) => {
        fetchSignal = signal;
        return never(signal);
      },
      timeLimit: 10_000,
    });
    jest.advanceTimersByTime(10_000);
    expect(await loaded).toEqual({ ok: false, failure: { kind: 'late' } });
    expect(fetchSignal?.aborted).toBe(true);
  });

  test('leaves no timer behind if the bytes arrive in time', async () => {
    await loadFinder({ fetchWeights: bytes(), timeLimit: 10_000 });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('an abort', () => {
  test('before the fetch keeps it from starting', async () => {
    const fetchWeights = jest.fn(never);
    await expect(loadFinder({ fetchWeights, signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(fetchWeights).not.toHaveBeenCalled();
  });

  test('during the fetch rejects immediately', async () => {
    const stop = new AbortController();
    const loaded = loadFinder({ fetchWeights: never, signal: stop.signal });
    stop.abort(new Error('the visitor left'));
    await expect(loaded).rejects.toThrow('the visitor left');
  });
});
