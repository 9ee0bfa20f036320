import { coalesceCalls } from './coalesceCalls';

test('all calls made while a check runs share the next one', async () => {
  const finish: ((value: number) => void)[] = [];
  const check = jest.fn(() => new Promise<number>((done) => finish.push(done)));
  const coalesced = coalesceCalls(check);
  const first = coalesced();
  await Promise.resolve();
  expect(check).toHaveBeenCalledTimes(1);
  const [second, third] = [coalesced(), coalesced()];
  await Promise.resolve();
  expect(check).toHaveBeenCalledTimes(1);
  finish[0](1);
  expect(await first).toBe(1);
  while (finish.length < 2) await Promise.resolve();
  finish[1](2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(check).toHaveBeenCalledTimes(2);
});

test('a failed check fails only the calls that shared it', async () => {
  const check = jest
    .fn<Promise<number>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(2);
  const coalesced = coalesceCalls(check);
  const [first, second] = await Promise.allSettled([coalesced(), coalesced()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(await coalesced()).toBe(2);
});
