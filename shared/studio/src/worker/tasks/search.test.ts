import type { Finder, DetectionResult, LoadFailure } from '@scribblepup/finder';
import { loadFinderOnce } from './finder';
import { searchWithFinder } from './search';

jest.mock('./finder', () => ({ loadFinderOnce: jest.fn() }));

const area = { x: 1, y: 0, width: 3, height: 3 };
const photo = {
  width: 4,
  height: 3,
  read: () => ({ width: 4, height: 3, data: new Uint8ClampedArray(48) }),
};
const load = (find: Finder['find']): void =>
  void jest
    .mocked(loadFinderOnce)
    .mockResolvedValue({ ok: true, finder: { kernel: 'plain', version: '1.0.0', find } });

test('returns the dogs in the area', async () => {
  const found = { dogs: [{}, {}] } as unknown as DetectionResult,
    find = jest.fn(() => Promise.resolve(found));
  load(find);
  expect(await searchWithFinder(photo, area)).toEqual({ found });
  expect(find).toHaveBeenCalledWith(photo.read(), { area });
});

test.each<[LoadFailure, string | undefined]>([
  [{ kind: 'late' }, undefined],
  [{ kind: 'unreachable', cause: new TypeError('Failed to fetch') }, 'TypeError: Failed to fetch'],
  [{ kind: 'truncated', expected: 900, received: 30 }, '30 of 900 bytes'],
  [{ kind: 'version', found: 9 }, 'version 9'],
  [{ kind: 'malformed', path: 'ops.3', problem: 'unknown op' }, 'ops.3: unknown op'],
])('reports why the finder could not be loaded: %j', async (failure, detail) => {
  jest.mocked(loadFinderOnce).mockResolvedValue({ ok: false, failure });
  expect(await searchWithFinder(photo, area)).toEqual({
    found: null,
    failure: failure.kind,
    detail,
  });
});

test('reports that the finder threw, and its error', async () => {
  load(() => Promise.reject(new RangeError('Array buffer allocation failed')));
  expect(await searchWithFinder(photo, area)).toEqual({
    found: null,
    failure: 'broken',
    detail: 'RangeError: Array buffer allocation failed',
  });
});

test('reports that there was not enough memory to load the finder', async () => {
  jest
    .mocked(loadFinderOnce)
    .mockRejectedValue(new RangeError('WebAssembly.Memory.grow(): Maximum memory size exceeded'));
  expect(await searchWithFinder(photo, area)).toEqual({
    found: null,
    failure: 'broken',
    detail: 'RangeError: WebAssembly.Memory.grow(): Maximum memory size exceeded',
  });
});
