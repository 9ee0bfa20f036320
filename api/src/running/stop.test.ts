import closeWithGrace from 'close-with-grace';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer } from '../server';
import { readUntilClosed } from '../testing/raw';
import { makeSite } from '../testing/site';
import { Readiness } from './health';
import { limits } from './limits';
import { stopGracefully } from './stop';

// Only for this process: the servers that the tests start have the real module.
jest.mock('close-with-grace', () => ({ __esModule: true, default: jest.fn() }));

/** Makes the server throw an error when it gets the signal SIGCONT. */
const thrower = `data:text/javascript,${encodeURIComponent(
  'process.on("SIGCONT", () => { throw new Error("out of order"); });',
)}`;

/** Starts the server in its own process, on a free port unless `env` names one. */
const launch = async (env: Readonly<Record<string, string>>) => {
  const { dist, content } = await makeSite();
  const main = resolve(__dirname, '../main.ts');
  return spawn(process.execPath, ['--import', 'tsx', '--import', thrower, main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DIST: dist, CONTENT: content, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

/** Resolves once the server answers. */
const start = async (env: Readonly<Record<string, string>>) => {
  const child = await launch(env);
  child.stderr.pipe(process.stderr);
  let output = '';
  while (!/ready \S+\n/.test(output)) {
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    output += chunk.toString();
  }
  const { origin } = new URL(/ready (\S+)/.exec(output)![1]);
  const exit = once(child, 'exit');
  const end = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exit;
  };
  return { child, origin, stop: () => child.kill('SIGTERM'), end, exit };
};

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

test('after SIGTERM, the server is not ready, but responds while it drains', async () => {
  // Longer than the test, so that the server is still draining on a slow machine.
  const { origin, stop, end } = await start({ DRAIN_MS: '3600000' });
  expect(await statusOf(`${origin}/readyz`)).toBe(200);
  stop();
  while ((await statusOf(`${origin}/readyz`)) !== 503);
  expect(await statusOf(`${origin}/v1/demo/dog`)).toBe(200);
  await end();
});

test('after draining, the server exits without an error', async () => {
  const { origin, stop, exit } = await start({ DRAIN_MS: '1' });
  stop();
  expect(await exit).toEqual([0, null]);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});

test('an uncaught error is logged, and ends the server with code 1, without draining', async () => {
  const { child, exit } = await start({ DRAIN_MS: '3600000', LOG: '1' });
  const log = text(child.stdout);
  child.kill('SIGCONT');
  expect(await exit).toEqual([1, null]);
  expect(await log).toMatch(/out of order.*stopping after an error/);
});

test('an uncaught error goes to standard error if the log is off', async () => {
  const { child, exit } = await start({ LOG: '0' });
  const errors = text(child.stderr);
  child.kill('SIGCONT');
  expect(await exit).toEqual([1, null]);
  expect(await errors).toContain('out of order');
});

test('a request in flight on a keep-alive connection gets its response before the server exits', async () => {
  const { origin, stop, exit } = await start({});
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const response = readUntilClosed(socket);
  socket.write(
    'POST /v1/nothing HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  );
  // The server sends 100 Continue once it has the headers.
  await once(socket, 'data');
  stop();
  while (await statusOf(`${origin}/healthz`).catch(() => 0));
  socket.write('}');
  expect((await response).text).toContain('HTTP/1.1 404');
  expect(await exit).toEqual([0, null]);
});

test('the server is killed only after draining and `limits.closeMs`', async () => {
  const server = await createServer(await makeSite());
  stopGracefully(server, { readiness: new Readiness(), drainMs: 30_000, log: false });
  expect(jest.mocked(closeWithGrace).mock.calls[0][0]).toMatchObject({
    delay: 30_000 + limits.closeMs,
  });
  await server.close();
});

test('if the port is in use, the server prints what to do and exits', async () => {
  const { origin, end } = await start({});
  const { port } = new URL(origin);
  const second = await launch({ PORT: port });
  const exit = once(second, 'exit');
  const [words] = (await once(second.stderr, 'data')) as [Buffer];
  expect(words.toString()).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another number.\n`,
  );
  expect(await exit).toEqual([1, null]);
  await end();
});
