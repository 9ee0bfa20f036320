import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { makeSite } from '../testing/site';

/** Starts the server in its own process, on a free port unless `env` names one. */
const launch = async (env: Readonly<Record<string, string>>) => {
  const { dist, content } = await makeSite();
  return spawn(process.execPath, ['--import', 'tsx', resolve(__dirname, '../main.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DIST: dist, CONTENT: content, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

/** Resolves once the server answers. */
const start = async (env: Readonly<Record<string, string>>) => {
  const child = await launch(env);
  child.stderr.pipe(process.stderr);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = new URL(line.toString().replace(/^ready /, '')).origin;
  const exit = once(child, 'exit');
  const end = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exit;
  };
  return { origin, stop: () => child.kill('SIGTERM'), end, exit };
};

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

test('after SIGTERM, it is not ready for new visitors, but answers while it drains', async () => {
  // Longer than the test, so that the server is still draining on a slow machine.
  const { origin, stop, end } = await start({ DRAIN_MS: '3600000' });
  expect(await statusOf(`${origin}/readyz`)).toBe(200);
  stop();
  while ((await statusOf(`${origin}/readyz`)) !== 503);
  expect(await statusOf(`${origin}/v1/demo/dog`)).toBe(200);
  await end();
});

test('after draining, it exits without an error', async () => {
  const { origin, stop, exit } = await start({ DRAIN_MS: '1' });
  stop();
  expect(await exit).toEqual([0, null]);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});

test('if the port is in use, it says so and what to do, and exits', async () => {
  const { origin, end } = await start({});
  const { port } = new URL(origin);
  const second = await launch({ PORT: port });
  const exit = once(second, 'exit');
  const [words] = (await once(second.stderr, 'data')) as [Buffer];
  expect(words.toString()).toBe(
    `Port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another number.\n`,
  );
  expect(await exit).toEqual([1, null]);
  await end();
});
