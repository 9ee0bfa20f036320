/** @jest-environment node */
import { freshOrKept, Patience } from './patience';

const kept = async () => new Response('kept');
const never = new Promise<Response>(() => undefined);
const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

test('an answer of the network goes first, whatever was kept', async () => {
  expect(await text(freshOrKept(Promise.resolve(new Response('fresh')), kept, new Patience(), 50))).toBe('fresh');
});

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is out of order', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
  ['hangs', () => never],
])('where the network %s, what was kept serves', async (_case, network) => {
  expect(await text(freshOrKept(network(), kept, new Patience(), 5))).toBe('kept');
});

test('what the server says to be missing is missing', async () => {
  expect((await freshOrKept(Promise.resolve(new Response('', { status: 404 })), kept, new Patience(), 50)).status).toBe(404);
});

test('where nothing was kept, the network may take as long as it needs', async () => {
  const slow = new Promise<Response>((done) => setTimeout(() => done(new Response('late')), 30));
  expect(await text(freshOrKept(slow, async () => undefined, new Patience(), 1))).toBe('late');
  const failure = freshOrKept(Promise.reject(new TypeError('Failed to fetch')), async () => undefined, new Patience(), 1);
  await expect(failure).rejects.toThrow('Failed to fetch');
});

test('a network that kept somebody waiting in vain is hardly waited for, for ten seconds', async () => {
  let now = 0;
  const patience = new Patience(() => now);
  expect(patience.limit(3000)).toBe(3000);
  await freshOrKept(never, kept, patience, 1);
  expect(patience.limit(3000)).toBe(300);
  now = 9_999;
  expect(patience.limit(3000)).toBe(300);
  now = 10_000;
  expect(patience.limit(3000)).toBe(3000);
});
