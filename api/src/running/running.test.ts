import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from '../server';
import { makeSite } from '../testing/site';
import { Readiness } from './health';
import { limits } from './limits';

const dogs = '/v1/demo/dog';

describe('limits', () => {
  test('a client with too many requests gets an error in the envelope, and others do not', async () => {
    const server = await createServer(await makeSite({ rateLimit: 3 }));
    const get = (remoteAddress: string, url = dogs) => server.inject({ url, remoteAddress });
    for (const url of [dogs, '/v1/nothing', dogs]) {
      const { statusCode, headers } = await get('203.0.113.7', url);
      expect(statusCode).not.toBe(429);
      expect(headers).not.toHaveProperty('x-ratelimit-remaining');
    }
    const refused = await get('203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({
      isSuccess: false,
      ResponseMsg: 'Too many requests. Please try again in a minute.',
    });
    expect((await get('203.0.113.8')).statusCode).toBe(200);
    expect((await get('203.0.113.7', '/home')).statusCode).toBe(200);
    await server.close();
  });

  test.each([
    ['a trusted proxy', '203.0.113.7', [200, 200, 429]],
    ['nobody', '', [200, 429, 429]],
  ])('a client address in a header is trusted from %s', async (_who, trustedProxies, expected) => {
    const server = await createServer(await makeSite({ rateLimit: 1, trustedProxies }));
    const get = async (client: string) =>
      (
        await server.inject({
          url: dogs,
          remoteAddress: '203.0.113.7',
          headers: { 'x-forwarded-for': client },
        })
      ).statusCode;
    expect([
      await get('198.51.100.1'),
      await get('198.51.100.2'),
      await get('198.51.100.2'),
    ]).toEqual(expected);
    await server.close();
  });

  test('a body that is too long is refused before it is read', async () => {
    const server = await createServer(await makeSite());
    const response = await server.inject({
      method: 'POST',
      url: dogs,
      payload: { text: 'x'.repeat(limits.bodyBytes) },
    });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ isSuccess: false, ResponseMsg: 'Bad request' });
    await server.close();
  });

  test('headers that are too long are refused', async () => {
    const server = await createServer(await makeSite());
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    expect(
      (await fetch(`${origin}/healthz`, { headers: { 'x-long': 'x'.repeat(limits.headerBytes) } }))
        .status,
    ).toBe(431);
    await server.close();
  });
});

test('a server that takes an hour to read its site still starts', async () => {
  const site = await makeSite();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  let isReading = true;
  const starting = createServer(site).finally(() => {
    isReading = false;
    jest.useRealTimers();
  });
  while (isReading) {
    jest.advanceTimersByTime(3_600_000);
    await new Promise(setImmediate);
  }
  const server = await starting;
  expect((await server.inject('/home')).statusCode).toBe(200);
  await server.close();
});

describe('health', () => {
  test('a running server is alive and ready, also below a base path', async () => {
    const server = await createServer(await makeSite({ basePath: '/pups', rateLimit: 1 }));
    for (let n = 0; n < 3; n++) {
      expect((await server.inject('/healthz')).json()).toEqual({ status: 'ok' });
      expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready' });
    }
    await server.close();
  });

  test('a stopping server is alive, but not ready', async () => {
    const readiness = new Readiness();
    const server = await createServer(await makeSite(), { readiness });
    readiness.close();
    const { statusCode, headers } = await server.inject('/readyz');
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    await server.close();
  });

  test('a stopping server tells clients to send no more requests on a connection', async () => {
    const readiness = new Readiness();
    const server = await createServer(await makeSite(), { readiness });
    const urls = ['/home', '/main.0123456789.js', dogs, '/none.js', '/readyz'];
    const connections = async () =>
      Promise.all(urls.map(async (url) => (await server.inject(url)).headers['connection']));
    expect(await connections()).toEqual(urls.map(() => 'keep-alive'));
    readiness.close();
    expect(await connections()).toEqual(urls.map(() => 'close'));
    await server.close();
  });

  test.each(['dist/registry.json', 'content/demo.json'])(
    'a server is not ready if %s is gone',
    async (file) => {
      const site = await makeSite();
      const server = await createServer(site);
      await rm(join(site.dist, '..', file));
      expect((await server.inject('/readyz')).statusCode).toBe(503);
      await server.close();
    },
  );
});

describe('the log', () => {
  const logOf = async (...urls: string[]): Promise<string[]> => {
    const lines: string[] = [];
    const server = await createServer(await makeSite({ log: true }), {
      logTo: { write: (line) => void lines.push(line) },
    });
    for (const url of urls) {
      await server.inject({
        url,
        remoteAddress: '203.0.113.7',
        headers: { authorization: 'Bearer secret', cookie: 'who=ana' },
      });
    }
    await server.close();
    return lines;
  };

  test('has a line with method and route, and one with status and time', async () => {
    const [request, response] = (await logOf('/v1/demo/dog/1')).map(
      (line) => JSON.parse(line) as Record<string, unknown>,
    );
    expect(request).toMatchObject({ req: { method: 'GET', route: '/v1/demo/dog/:id' } });
    expect(response).toMatchObject({
      res: { statusCode: 200 },
      responseTime: expect.any(Number) as number,
    });
  });

  test.each([true, false])('has the errors of the API (LOG: %j)', async (log) => {
    const lines: string[] = [];
    const server = await createServer(await makeSite({ log }), {
      logTo: { write: (line) => void lines.push(line) },
    });
    server.addHook('onRequest', () => Promise.reject(new Error('out of order')));
    expect((await server.inject(dogs)).statusCode).toBe(500);
    await server.close();
    const errors = lines.filter((line) => line.includes('the API failed'));
    expect(errors).toEqual([expect.stringContaining('out of order')]);
    if (!log) expect(lines).toEqual(errors);
  });

  test('has no requests if it is off', async () => {
    const lines: string[] = [];
    const server = await createServer(await makeSite(), {
      logTo: { write: (line) => void lines.push(line) },
    });
    for (const url of [dogs, '/v1/nothing', '/home', '/none']) await server.inject(url);
    await server.close();
    expect(lines).toEqual([]);
  });

  test('contains no visitor data, no typed text and no health checks', async () => {
    const lines = await logOf(
      '/v1/demo/dog/ana-lind',
      '/home?email=ana@example.com',
      '/orders/ana-lind',
      '/healthz',
      '/readyz',
    );
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.join('')).not.toMatch(/203\.0\.113|secret|who=|ana|health|ready/);
  });
});
