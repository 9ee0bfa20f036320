/** @jest-environment node */
import { networkFirst, SHORT_TIMEOUT_MS, PAGE_TIMEOUT_MS, AdaptiveTimeout } from './networkFirst';

const stored = async () => new Response('stored');
const never = new Promise<Response>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const text = async (response: Promise<Response>): Promise<string> => (await response).text();

test("the network's response is used, even if one is stored", async () => {
  expect(
    await text(
      networkFirst(
        Promise.resolve(new Response('fresh')),
        stored,
        new AdaptiveTimeout(),
        PAGE_TIMEOUT_MS,
      ),
    ),
  ).toBe('fresh');
});

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails as Firefox does', () => Promise.resolve(Response.error())],
  ['answers with 502', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
  ['hangs', () => never],
])('if the network %s, the stored response is used', async (_case, network) => {
  const response = text(networkFirst(network(), stored, new AdaptiveTimeout(), PAGE_TIMEOUT_MS));
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS);
  expect(await response).toBe('stored');
});

test('the wait for a slow network ends at the limit, not before', async () => {
  const onResponse = jest.fn();
  void networkFirst(never, stored, new AdaptiveTimeout(), PAGE_TIMEOUT_MS).then(onResponse);
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS - 1);
  expect(onResponse).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onResponse).toHaveBeenCalled();
});

test('a 404 from the server is not replaced by the stored response', async () => {
  expect(
    (
      await networkFirst(
        Promise.resolve(new Response('', { status: 404 })),
        stored,
        new AdaptiveTimeout(),
        PAGE_TIMEOUT_MS,
      )
    ).status,
  ).toBe(404);
});

test("if the browser cannot read its storage, the network's response is used, even a late one", async () => {
  const broken = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
  const late = new Promise<Response>((done) =>
    setTimeout(() => done(new Response('late')), 2 * PAGE_TIMEOUT_MS),
  );
  const response = text(networkFirst(late, broken, new AdaptiveTimeout(), PAGE_TIMEOUT_MS));
  await jest.advanceTimersByTimeAsync(2 * PAGE_TIMEOUT_MS);
  expect(await response).toBe('late');
});

test('if nothing is stored, the network may take as long as it needs', async () => {
  const slow = new Promise<Response>((done) =>
    setTimeout(() => done(new Response('late')), 10 * PAGE_TIMEOUT_MS),
  );
  const response = text(
    networkFirst(slow, async () => undefined, new AdaptiveTimeout(), PAGE_TIMEOUT_MS),
  );
  await jest.advanceTimersByTimeAsync(10 * PAGE_TIMEOUT_MS);
  expect(await response).toBe('late');
  const failure = networkFirst(
    Promise.reject(new TypeError('Failed to fetch')),
    async () => undefined,
    new AdaptiveTimeout(),
    PAGE_TIMEOUT_MS,
  );
  await expect(failure).rejects.toThrow('Failed to fetch');
});

test('after a timeout, the wait for the network is short for ten seconds', async () => {
  let now = 0;
  const timeout = new AdaptiveTimeout(() => now);
  expect(timeout.limit(PAGE_TIMEOUT_MS)).toBe(PAGE_TIMEOUT_MS);
  const response = networkFirst(never, stored, timeout, PAGE_TIMEOUT_MS);
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS);
  await response;
  expect(timeout.limit(PAGE_TIMEOUT_MS)).toBe(SHORT_TIMEOUT_MS);
  now = 9_999;
  expect(timeout.limit(PAGE_TIMEOUT_MS)).toBe(SHORT_TIMEOUT_MS);
  now = 10_000;
  expect(timeout.limit(PAGE_TIMEOUT_MS)).toBe(PAGE_TIMEOUT_MS);
});

test('after a response in time, the next wait is as long as usual', async () => {
  const timeout = new AdaptiveTimeout();
  await networkFirst(Promise.resolve(new Response('fresh')), stored, timeout, PAGE_TIMEOUT_MS);
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS);
  expect(timeout.limit(PAGE_TIMEOUT_MS)).toBe(PAGE_TIMEOUT_MS);
});

test('the wait is short for ten seconds even if the clock is set back', async () => {
  const timeout = new AdaptiveTimeout();
  timeout.recordTimeout();
  jest.setSystemTime(Date.now() - 3_600_000);
  expect(timeout.limit(PAGE_TIMEOUT_MS)).toBe(SHORT_TIMEOUT_MS);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(timeout.limit(PAGE_TIMEOUT_MS)).toBe(PAGE_TIMEOUT_MS);
});
