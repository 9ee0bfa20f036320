import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createServer } from '../server';
import { badRequests, oddRequests } from '../testing/badRequests';
import { get, rawSocket, sendRaw, readUntilClosed } from '../testing/raw';
import { makeSite } from '../testing/site';
import { limits } from './limits';

const start = async (limit = {}): Promise<FastifyInstance> => {
  const server = await createServer(await makeSite(), { limit });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return server;
};

/** The server's end of the next connection. */
const accepted = async (server: FastifyInstance): Promise<Socket> =>
  ((await once(server.server, 'connection')) as [Socket])[0];

/** Waits for the end of a connection, whatever ends it. */
const closed = (socket: Socket): Promise<unknown> =>
  new Promise((done) => socket.once('close', done).on('error', () => undefined));

describe('one request', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await start();
  });
  afterEach(async () => {
    expect((await server.inject('/home')).statusCode).toBe(200);
  });
  afterAll(() => server.close());

  test.each(badRequests)(
    'with %s is refused, and the response reveals nothing',
    async (_what, request) => {
      const { status, text } = await sendRaw(server, request);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/root:|half\(\)|"remotes"|secret|\/tmp\/|node_modules|\.ts:/);
    },
  );

  test.each(oddRequests)('with %s is answered like any other', async (_what, request) => {
    const { status } = await sendRaw(server, request);
    expect([200, 206, 416]).toContain(status);
  });

  test('that arrives byte by byte is answered like any other', async () => {
    const { status, text } = await sendRaw(server, ...get('/v1/demo/dog'));
    expect(status).toBe(200);
    expect(text).toContain('Biscuit');
  });

  test('that is pipelined behind 999 others is answered in order', async () => {
    const kept = get('/healthz').replace('Connection: close\r\n', '');
    const { text } = await sendRaw(server, kept.repeat(999), get('/v1/demo/dog'));
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(1000);
    expect(text).toContain('Biscuit');
  });

  test('that is cut off at any point does no harm to the server', async () => {
    const request = get('/home');
    for (const end of [1, 12, request.length - 2]) {
      const socket = rawSocket(server);
      const [peer] = await Promise.all([accepted(server), once(socket, 'connect')]);
      const gone = closed(peer);
      socket.end(request.slice(0, end));
      await gone;
    }
  });

  test('whose client does not wait for the response does no harm to the server', async () => {
    const socket = rawSocket(server);
    const peer = await accepted(server);
    const gone = closed(peer);
    socket.write(get('/content/share.jpg'), () => socket.resetAndDestroy());
    await gone;
  });
});

describe('a connection', () => {
  // Far shorter than usual, so that the test only waits for the server's own clock.
  const soon = { requestMs: 20, checkMs: 5 };

  test.each([
    ['sends nothing', ''],
    ['sends half a header', 'GET /home HTTP/1.1\r\nHost: pups'],
    [
      'promises a body and sends none',
      'POST /v1/demo/dog HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n{',
    ],
  ])('that %s is closed', async (_what, text) => {
    const server = await start(soon);
    const { status } = await sendRaw(server, text);
    expect(status === 0 || status === 408).toBe(true);
    await server.close();
  });

  test('that sends a byte now and then is closed too', async () => {
    const server = await start(soon);
    const socket = rawSocket(server);
    const response = readUntilClosed(socket);
    const drip = setInterval(() => socket.write('x'), 1);
    socket.write('GET /home HTTP/1.1\r\nX-Slow: ');
    expect((await response).status).toBe(408);
    clearInterval(drip);
    await server.close();
  });

  test('whose client does not read is closed when it is idle', async () => {
    const server = await start({ idleMs: 20 });
    const socket = rawSocket(server).pause();
    const peer = await accepted(server);
    const gone = closed(peer);
    const request = get('/content/share.jpg').replace('Connection: close\r\n', '');
    // More responses than the buffers of both ends can hold.
    socket.write(request.repeat(5000));
    await gone;
    socket.destroy();
    await server.close();
  });

  test('has these limits in production too', async () => {
    const server = await start();
    const { timeout, headersTimeout, requestTimeout } = server.server;
    expect([timeout, headersTimeout, requestTimeout]).toEqual([
      limits.idleMs,
      limits.requestMs,
      limits.requestMs,
    ]);
    await server.close();
  });
});
