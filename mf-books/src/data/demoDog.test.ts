/** @jest-environment node */
import * as api from '@scribblepup/kernel/api';
import { createFirstDemoDog } from './demoDog';

jest.mock('@scribblepup/kernel/api', () => ({
  ...jest.requireActual<typeof api>('@scribblepup/kernel/api'),
  get: jest.fn(),
}));

const fetchPicture = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const given = (data: unknown): void =>
  void jest.mocked(api.get).mockResolvedValue({ data } as never);

let logged: jest.SpyInstance;
let firstDemoDog: ReturnType<typeof createFirstDemoDog>;
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchPicture);
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  firstDemoDog = createFirstDemoDog();
});
afterEach(() => jest.restoreAllMocks());

test('returns the first dog with its picture', async () => {
  given([
    { id: '1', name: 'Biscuit', image: '/biscuit.jpg' },
    { id: '2', name: 'Mochi', image: '/mochi.jpg' },
  ]);
  fetchPicture.mockResolvedValue(new Response('pixels'));
  const { name, photo } = await firstDemoDog();
  expect(name).toBe('Biscuit');
  expect(await photo.text()).toBe('pixels');
  expect(fetchPicture).toHaveBeenLastCalledWith('/biscuit.jpg', expect.anything());
});

test('is requested again after a failure, but not once it is loaded', async () => {
  jest.mocked(api.get).mockRejectedValueOnce({ ResponseMsg: 'No dogs today.' });
  await expect(firstDemoDog()).rejects.toMatchObject({ ResponseMsg: 'No dogs today.' });
  given([{ id: '1', name: 'Biscuit', image: '/biscuit.jpg' }]);
  fetchPicture.mockResolvedValue(new Response('pixels'));
  const dog = await firstDemoDog();
  jest.mocked(api.get).mockClear();
  fetchPicture.mockClear();
  expect(await firstDemoDog()).toBe(dog);
  expect(api.get).not.toHaveBeenCalled();
  expect(fetchPicture).not.toHaveBeenCalled();
});

test.each([
  ['no picture', { id: '1', name: 'Biscuit' }],
  ['an empty address', { id: '1', name: 'Biscuit', image: '' }],
  ['nothing', null],
])('a dog with %s does not hide the others', async (_what, malformed) => {
  given([malformed, { id: '2', name: 'Mochi', image: '/mochi.jpg' }, malformed]);
  fetchPicture.mockResolvedValue(new Response('pixels'));
  expect((await firstDemoDog()).name).toBe('Mochi');
});

test.each([
  ['no dogs', []],
  ['no list', null],
  ['dogs without a picture', [{ name: 'Biscuit' }]],
])('a response with %s is explained to the visitor', async (_what, data) => {
  given(data);
  await expect(firstDemoDog()).rejects.toThrow('No demo dog is available right now.');
});

test('a picture that cannot be fetched is explained to the visitor', async () => {
  given([{ name: 'Biscuit', image: '/biscuit.jpg' }]);
  for (const response of [
    Promise.resolve(new Response(null, { status: 404 })),
    Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    fetchPicture.mockReturnValue(response);
    await expect(firstDemoDog()).rejects.toThrow("The demo dog's picture could not be fetched.");
  }
});

test('a failed call is logged, even if it makes the visitor leave; a canceled one is not', async () => {
  const leaving = new AbortController();
  const refusal = { isSuccess: false, ResponseMsg: 'Please log in again.' };
  jest.mocked(api.get).mockRejectedValue(refusal);
  const refused = firstDemoDog(leaving.signal);
  leaving.abort();
  await expect(refused).rejects.toBe(refusal);
  expect(logged).toHaveBeenCalledWith('Could not load: demo dog', refusal);

  logged.mockClear();
  const canceled = Object.assign(new Error('canceled'), { name: 'CanceledError' });
  jest.mocked(api.get).mockRejectedValue(canceled);
  await expect(firstDemoDog(leaving.signal)).rejects.toBe(canceled);
  given([{ name: 'Biscuit', image: '/biscuit.jpg' }]);
  fetchPicture.mockRejectedValue(leaving.signal.reason);
  await expect(firstDemoDog(leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(logged).not.toHaveBeenCalled();
});
