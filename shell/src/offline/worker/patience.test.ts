/** @jest-environment node */
import { freshOrKept, HASTY_MS, PAGE_MS, Patience } from './patience';

const kept = async () => new Response('kept');
const never = new Promise<Response>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

test("the network's answer comes first, whatever is stored", async () => {
  expect(
    await text(freshOrKept(Promise.resolve(new Response('fresh')), kept, new Patience(), PAGE_MS)),
  ).toBe('fresh');
});

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails as in Firefox', () => Promise.resolve(Response.error())],
  ['answers with 502', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
  ['hangs', () => never],
])('if the network %s, the stored answer is used', async (_case, network) => {
  const answer = text(freshOrKept(network(), kept, new Patience(), PAGE_MS));
  await jest.advanceTimersByTimeAsync(PAGE_MS);
  expect(await answer).toBe('kept');
});

test('the wait for a slow network ends at the limit, not before', async () => {
  const seen = jest.fn();
  void freshOrKept(never, kept, new Patience(), PAGE_MS).then(seen);
  await jest.advanceTimersByTimeAsync(PAGE_MS - 1);
  expect(seen).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalled();
});

test('a 404 from the server is not replaced by the stored answer', async () => {
  expect(
    (
      await freshOrKept(
        Promise.resolve(new Response('', { status: 404 })),
        kept,
        new Patience(),
        PAGE_MS,
      )
    ).status,
  ).toBe(404);
});

test("if the browser cannot read its storage, the network's answer is used, however late", async () => {
  const broken = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
  const late = new Promise<Response>((done) =>
    setTimeout(() => done(new Response('late')), 2 * PAGE_MS),
  );
  const answer = text(freshOrKept(late, broken, new Patience(), PAGE_MS));
  await jest.advanceTimersByTimeAsync(2 * PAGE_MS);
  expect(await answer).toBe('late');
});

test('if nothing is stored, the network may take as long as it needs', async () => {
  const slow = new Promise<Response>((done) =>
    setTimeout(() => done(new Response('late')), 10 * PAGE_MS),
  );
  const answer = text(freshOrKept(slow, async () => undefined, new Patience(), PAGE_MS));
  await jest.advanceTimersByTimeAsync(10 * PAGE_MS);
  expect(await answer).toBe('late');
  const failure = freshOrKept(
    Promise.reject(new TypeError('Failed to fetch')),
    async () => undefined,
    new Patience(),
    PAGE_MS,
  );
  await expect(failure).rejects.toThrow('Failed to fetch');
});

test('after a timeout, the wait for the network is short for ten seconds', async () => {
  let now = 0;
  const patience = new Patience(() => now);
  expect(patience.limit(PAGE_MS)).toBe(PAGE_MS);
  const answer = freshOrKept(never, kept, patience, PAGE_MS);
  await jest.advanceTimersByTimeAsync(PAGE_MS);
  await answer;
  expect(patience.limit(PAGE_MS)).toBe(HASTY_MS);
  now = 9_999;
  expect(patience.limit(PAGE_MS)).toBe(HASTY_MS);
  now = 10_000;
  expect(patience.limit(PAGE_MS)).toBe(PAGE_MS);
});

test('after an answer in time, the next wait is as long as usual', async () => {
  const patience = new Patience();
  await freshOrKept(Promise.resolve(new Response('fresh')), kept, patience, PAGE_MS);
  await jest.advanceTimersByTimeAsync(PAGE_MS);
  expect(patience.limit(PAGE_MS)).toBe(PAGE_MS);
});
