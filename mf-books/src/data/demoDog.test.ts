/** @jest-environment node */
import { get } from '@scribblepup/kernel/api';
import { firstDemoDog } from './demoDog';

jest.mock('@scribblepup/kernel/api', () => ({
  endpoints: { demoDogs: '/demo/dog' },
  get: jest.fn(),
}));

const fetchPicture = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const given = (data: unknown): void => void jest.mocked(get).mockResolvedValue({ data } as never);

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchPicture);
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

test.each([
  ['no dogs', []],
  ['no list', null],
  ['dogs without a picture', [{ name: 'Biscuit' }]],
])('an answer with %s is explained to the visitor', async (_what, data) => {
  given(data);
  await expect(firstDemoDog()).rejects.toThrow('No demo dog is available right now.');
});

test('a picture that cannot be fetched is explained to the visitor', async () => {
  given([{ name: 'Biscuit', image: '/biscuit.jpg' }]);
  for (const answer of [
    Promise.resolve(new Response(null, { status: 404 })),
    Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    fetchPicture.mockReturnValue(answer);
    await expect(firstDemoDog()).rejects.toThrow("The demo dog's picture could not be fetched.");
  }
});
