import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ServerConfig } from '../config';
import { createServer } from '../server';
import { makeSite } from '../testing/site';
import { WEB_MANIFEST } from './webManifest';

const getManifest = async (config: ServerConfig) => {
  const server = await createServer(config);
  const response = await server.inject(`${config.basePath}/${WEB_MANIFEST}`);
  await server.close();
  return response;
};

test.each(['', '/pups'])(
  'below "%s", the manifest has its content type, and is revalidated',
  async (basePath) => {
    const { statusCode, headers, body } = await getManifest(await makeSite({ basePath }));
    expect([statusCode, body]).toEqual([200, '{"name":"Scribblepup"}']);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('application/manifest+json'),
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("manifest-src 'self'"),
    });
  },
);

test('each release of the shell has its own manifest, at the same address', async () => {
  const config = await makeSite();
  const folder = resolve(config.dist, 'shell/1.0.0-abc');
  await mkdir(folder);
  await writeFile(resolve(folder, 'index.html'), '<!doctype html>');
  await writeFile(resolve(folder, WEB_MANIFEST), '{"name":"Next"}');
  const registry = { version: 1, shell: { folder: 'shell/1.0.0-abc', version: '1' }, remotes: {} };
  await writeFile(resolve(config.dist, 'registry.json'), JSON.stringify(registry));
  expect((await getManifest(config)).body).toBe('{"name":"Next"}');
});

test('a release without a manifest gets a plain 404', async () => {
  const config = await makeSite();
  await rm(resolve(config.dist, 'shell', WEB_MANIFEST));
  const { statusCode, headers } = await getManifest(config);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});
