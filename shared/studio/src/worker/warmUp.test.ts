import { finderFromDisk } from '@scribblepup/finder/node';
import { preloadFinder } from './tasks/finder';
import { pagesTask } from './tasks/pages';
import { warmUp } from './warmUp';

jest.mock('./tasks/finder', () => ({ preloadFinder: jest.fn() }));
// Node has no canvas to draw a page's preview on.
jest.mock('./tasks/pages', () => ({ pagesTask: jest.fn(() => Promise.resolve(null)) }));

const drawn = jest.mocked(pagesTask);

beforeEach(async () => {
  jest.mocked(preloadFinder).mockResolvedValue(await finderFromDisk());
  drawn.mockClear();
});

test('draws different pages of a dog whose face was found', async () => {
  await warmUp(new AbortController().signal);
  const tasks = drawn.mock.calls.map(([task]) => task);
  const looks = tasks.flatMap((task) => task.looks);
  expect(looks.length).toBeGreaterThan(1);
  expect(new Set(looks).size).toBe(looks.length);
  for (const { dog } of tasks) expect(dog).toMatchObject({ face: { nose: expect.anything() } });
});

test('stops before the next step when a task arrives', async () => {
  const arrival = new AbortController();
  drawn.mockImplementationOnce(() => {
    arrival.abort();
    return Promise.resolve(null);
  });
  await expect(warmUp(arrival.signal)).rejects.toThrow('aborted');
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('searches for no dog when a task has arrived already', async () => {
  const find = jest.fn();
  jest.mocked(preloadFinder).mockResolvedValue({ kernel: 'simd', version: '1.0.0', find });
  await expect(warmUp(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(find).not.toHaveBeenCalled();
});

test('does nothing without the finder', async () => {
  jest.mocked(preloadFinder).mockResolvedValue(null);
  await warmUp(new AbortController().signal);
  expect(drawn).not.toHaveBeenCalled();
});
