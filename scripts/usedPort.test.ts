import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { root } from './config/apps';
import { runNode } from './config/process';

const blocker = createServer();
let port = 0;

beforeAll(async () => {
  await once(blocker.listen(0, '127.0.0.1'), 'listening');
  ({ port } = blocker.address() as AddressInfo);
});
afterAll(() => void blocker.close());

const webpack = resolve(root, 'node_modules/webpack-cli/bin/cli.js');

test.each([
  ['npm start', ['scripts/start.ts'], '.'],
  ['npm run dev', ['scripts/dev.ts'], '.'],
  ['npm run dev -w mf-books', ['scripts/devRemote.ts', 'mf-books'], '.'],
  [
    'npm run dev -w mf-books -- --against URL',
    ['scripts/devRemote.ts', 'mf-books', '--against', 'http://127.0.0.1:9'],
    '.',
  ],
  ['npm run dev -w shell', [webpack, 'serve', '--mode', 'development'], 'shell'],
])('%s ends with an error message if its port is in use', async (_name, args, folder) => {
  const { code, output } = await runNode(['--import', 'tsx', ...args], {
    cwd: resolve(root, folder),
    env: { HOST: '127.0.0.1', PORT: String(port) },
  });
  expect(output).toContain(
    `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another number.`,
  );
  expect(output).not.toMatch(/Building|^\s+at /m);
  expect(code).toBe(1);
});
