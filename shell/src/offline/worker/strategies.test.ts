/** @jest-environment node */
import { cacheNames } from './cacheNames';
import { base, fakeCaches, hashOf } from './testing';

const names = cacheNames(base);
const address = `${base}mf-books/1/117.0123456789.js`;
const integrity = hashOf('picker()');

/** The part of a FetchEvent that Workbox uses. */
class FakeEvent {
  waitUntil(): void {}
}

/** Sets up a worker's global scope, a server's responses and the caches. */
const setUp = async () => {
  const caches = fakeCaches();
  const files = await caches.open(names.files);
  Object.assign(globalThis, {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    location: new URL(base),
    registration: { scope: base },
    ExtendableEvent: FakeEvent,
    FetchEvent: FakeEvent,
    caches: { ...caches, match: files.match },
  });
  const { hashedFiles, retriedFiles } = await import('./strategies');
  const load = async (query: string, options: RequestInit) => {
    const strategy = query === '' ? hashedFiles(names) : retriedFiles(names);
    const request = new Request(address + query, options);
    const [response, done] = strategy.handleAll({ request, event: new FakeEvent() });
    const text = await (await response).text();
    await done.catch(() => undefined);
    return text;
  };
  const stored = async () => (await files.match(address))?.text();
  return { load, stored };
};

const respondWith = (text: string, type = 'text/javascript') =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(text, { headers: { 'content-type': type } }));

test('a file that the browser has checked is stored, and not fetched again', async () => {
  const { load, stored } = await setUp();
  const fetched = respondWith('picker()');
  expect(await load('', { integrity })).toBe('picker()');
  expect(await stored()).toBe('picker()');
  expect(await load('', {})).toBe('picker()');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a file comes from the network if the browser cannot read its storage', async () => {
  const { load } = await setUp();
  const refuse = async (): Promise<never> => {
    throw new DOMException('Unexpected internal error.', 'UnknownError');
  };
  Object.assign(caches, { open: refuse, match: refuse });
  respondWith('picker()');
  expect(await load('', { integrity })).toBe('picker()');
});

test('a checked retry replaces the stored file', async () => {
  const { load, stored } = await setUp();
  respondWith('damaged()');
  await load('', { integrity });
  respondWith('picker()');
  expect(await load('?retry=1', { integrity })).toBe('picker()');
  expect(await stored()).toBe('picker()');
});

test.each([
  ['without a hash', '', {}],
  ['again, without a hash', '?retry=1', {}],
  ['with a hash that browsers ignore', '', { integrity: '-' }],
])('a file that was requested %s is not stored', async (_how, query, options) => {
  const { load, stored } = await setUp();
  respondWith('anything()');
  expect(await load(query, options)).toBe('anything()');
  expect(await stored()).toBeUndefined();
});

test('a page that the server sends instead of a file is not stored', async () => {
  const { load, stored } = await setUp();
  respondWith('<h1>Welcome to our hotel</h1>', 'text/html');
  await load('', { integrity });
  expect(await stored()).toBeUndefined();
});
