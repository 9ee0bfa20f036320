import { idleTimeout, workerCount } from './limits';

test('an idle worker stays longer the more it would lose', () => {
  expect(idleTimeout('nothing')).toBeLessThan(idleTimeout('photo'));
  expect(idleTimeout('photo')).toBeLessThan(idleTimeout('warm-engine'));
});

test.each([
  [1, 8, 1],
  [2, 8, 2],
  [3, 8, 3],
  [4, 8, 3],
  [16, 8, 4],
  [16, 4, 2],
  [16, undefined, 2],
  [1, undefined, 1],
])('a device with %s cores and %s GB draws with %s workers', (cores, memory, workers) => {
  expect(workerCount(cores, memory)).toBe(workers);
});
