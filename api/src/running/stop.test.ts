import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { makeSite } from '../test-support/site';

jest.setTimeout(30_000);

/** The server as a process of its own, on any free port; gives it once it answers. */
const start = async (env: Readonly<Record<string, string>>) => {
  const { dist, content } = await makeSite();
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(__dirname, '../main.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DIST: dist, CONTENT: content, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = new URL(line.toString().replace(/^ready /, '')).origin;
  return { origin, stop: () => child.kill('SIGTERM'), exit: once(child, 'exit') };
};

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

test('told to stop, it turns new visitors away, answers while it drains, and ends well', async () => {
  const { origin, stop, exit } = await start({ DRAIN_MS: '1000' });
  expect(await statusOf(`${origin}/readyz`)).toBe(200);
  stop();
  let ready = 200;
  while (ready === 200) ready = await statusOf(`${origin}/readyz`);
  expect(ready).toBe(503);
  expect(await statusOf(`${origin}/v1/demo/dog`)).toBe(200);
  expect(await exit).toEqual([0, null]);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});
