import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { ServerConfig } from '../config';
import { createServer } from '../server';
import { makeSite } from '../testing/site';
import { selfDestroyingWorker, workerFolder } from './worker';

const get = async (
  url: string,
  change: Partial<ServerConfig> = {},
  headers: Record<string, string> = {},
) => {
  const server = await createServer(await makeSite(change));
  const response = await server.inject({ url, headers });
  await server.close();
  return response;
};

test.each([
  ['', '/sw.js'],
  ['/pups', '/pups/sw.js'],
])(
  'below "%s", the worker is at %s, is revalidated, and has the policy of the pages',
  async (basePath, url) => {
    const response = await get(url, { basePath });
    expect([response.statusCode, response.body]).toEqual([200, 'worker()']);
    expect(response.headers['content-type']).toMatch('javascript');
    expect(response.headers['cache-control']).toBe('no-cache');
    // The policy sent with the worker restricts the worker's own requests.
    expect(String(response.headers['content-security-policy'])).toMatch(
      /connect-src 'self';.*worker-src 'self';/,
    );
  },
);

test('a worker that has not changed is not sent again', async () => {
  const server = await createServer(await makeSite());
  const { headers } = await server.inject({ url: '/sw.js' });
  const again = await server.inject({
    url: '/sw.js',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  await server.close();
});

test('if the site is not stored on devices, the worker removes itself, and the page requests none', async () => {
  const change = { offline: false };
  const response = await get('/sw.js', change);
  expect([response.body, response.headers['cache-control']]).toEqual([
    selfDestroyingWorker,
    'no-cache',
  ]);
  expect(response.headers['content-type']).toMatch('javascript');
  expect((await get('/home', change)).body).toContain('"offline":false');
  expect((await get('/home')).body).toContain('"offline":true');
});

test('if a shell release has no worker, the server sends one that removes itself', async () => {
  const config = await makeSite();
  await rm(resolve(config.dist, 'shell/sw.js'));
  const server = await createServer(config);
  expect((await server.inject({ url: '/sw.js' })).body).toBe(selfDestroyingWorker);
  // The next release has a service worker again.
  await writeFile(resolve(config.dist, 'shell/sw.js'), 'new worker()');
  await writeFile(
    resolve(config.dist, 'shell/index.html'),
    (await server.inject({ url: '/login' })).body,
  );
  expect((await server.inject({ url: '/sw.js' })).body).toBe('new worker()');
  await server.close();
});

test('the worker that removes itself deletes only the caches of its own scope', async () => {
  const names = new Set([
    'scribblepup /pups/ 1 files',
    'scribblepup /pups/ 1 state',
    'scribblepup / 1 files',
    'another site',
  ]);
  const work: Promise<unknown>[] = [];
  const unregister = jest.fn(async () => true);
  const skipWaiting = jest.fn();
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    registration: { scope: 'https://site.example/pups/', unregister },
    skipWaiting,
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  };
  const caches = {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  };
  runInContext(selfDestroyingWorker, createContext({ self, caches, URL }));
  listeners.get('install')!({});
  expect(skipWaiting).toHaveBeenCalled();
  listeners.get('activate')!({ waitUntil: (job: Promise<unknown>) => work.push(job) });
  await Promise.all(work);
  expect([...names]).toEqual(['scribblepup / 1 files', 'another site']);
  expect(unregister).toHaveBeenCalled();
});

test('a release that cannot be read does not count as one without a worker', async () => {
  const { dist } = await makeSite();
  await writeFile(resolve(dist, 'file'), '');
  await expect(workerFolder(dist, 'file')).rejects.toThrow('ENOTDIR');
});
