import type { Finder, Found } from '@scribblepup/finder';
import { loadedFinder } from './finder';
import { searchWithFinder } from './search';

jest.mock('./finder', () => ({ loadedFinder: jest.fn() }));

const area = { x: 1, y: 0, width: 3, height: 3 };
const photo = {
  width: 4,
  height: 3,
  read: () => ({ width: 4, height: 3, data: new Uint8ClampedArray(48) }),
};
const load = (find: Finder['find']): void =>
  void jest
    .mocked(loadedFinder)
    .mockResolvedValue({ ok: true, finder: { kernel: 'plain', version: '1.0.0', find } });

test('returns the dogs in the area', async () => {
  const found = { dogs: [{}, {}] } as unknown as Found,
    find = jest.fn(() => Promise.resolve(found));
  load(find);
  expect(await searchWithFinder(photo, area)).toEqual({ found });
  expect(find).toHaveBeenCalledWith(photo.read(), { area });
});

test('tells why the finder could not be loaded', async () => {
  jest.mocked(loadedFinder).mockResolvedValue({ ok: false, failure: { kind: 'late' } });
  expect(await searchWithFinder(photo, area)).toEqual({ found: null, failure: 'late' });
});

test('tells that the finder threw', async () => {
  load(() => Promise.reject(new RangeError('Array buffer allocation failed')));
  expect(await searchWithFinder(photo, area)).toEqual({ found: null, failure: 'broken' });
});
