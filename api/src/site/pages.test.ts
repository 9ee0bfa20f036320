import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createServer } from '../server';
import { makeSite } from '../testing/site';

const setUp = async () => {
  const config = await makeSite();
  const server = await createServer(config);
  const home = async () => (await server.inject({ url: '/home' })).body;
  return { dist: config.dist, server, home };
};

/** Writes a release of the shell with another main script, and points the registry to it. */
const release = async (dist: string, version: string): Promise<void> => {
  const page = await readFile(resolve(dist, 'shell/index.html'), 'utf8');
  await mkdir(resolve(dist, 'shell', version), { recursive: true });
  await writeFile(
    resolve(dist, 'shell', version, 'index.html'),
    page.replace('/main.0123456789.js', `/shell/${version}/main.9876543210.js`),
  );
  await writeFile(resolve(dist, 'shell', version, 'main.9876543210.js'), 'new()');
  const registry = { version: 1, shell: { folder: `shell/${version}`, version }, remotes: {} };
  await writeFile(resolve(dist, 'next.json'), JSON.stringify(registry));
  await rename(resolve(dist, 'next.json'), resolve(dist, 'registry.json'));
};

test('another release of the shell shows without a restart, and its files are kept for a year', async () => {
  const { dist, server, home } = await setUp();
  expect(await home()).toContain('/main.0123456789.js');
  await release(dist, '1.0.0-abc');
  expect(await home()).toContain('/shell/1.0.0-abc/main.9876543210.js');
  const script = await server.inject({ url: '/shell/1.0.0-abc/main.9876543210.js' });
  expect([script.body, script.headers['cache-control']]).toEqual([
    'new()',
    'public, max-age=31536000, immutable',
  ]);
  // An open tab can still load the files of its release.
  expect((await server.inject({ url: '/main.0123456789.js' })).statusCode).toBe(200);
  await server.close();
});

test.each([
  'nonsense',
  '{}',
  '{"version":1,"shell":{"folder":"../secrets"},"remotes":{}}',
  '{"version":1,"shell":{"folder":"shell/none"},"remotes":{}}',
])('a registry edited into %s leaves the pages as they were', async (text) => {
  const { dist, server, home } = await setUp();
  const before = await home();
  await writeFile(resolve(dist, 'registry.json'), text);
  expect(await home()).toBe(before);
  await server.close();
});
