import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from '../config';
import { createServer } from '../server';
import { makeSite } from '../testing/site';

const pageOf = async (url: string, config: ServerConfig): Promise<string> => {
  const server = await createServer(config);
  const { body } = await server.inject({ url });
  await server.close();
  return body;
};

test("the page has the registry's keys, and the report address with the base path", async () => {
  const change = { basePath: '/pups', reportUrl: '/v1/failures', registryKeys: ['key'] };
  const body = await pageOf('/pups/home', await makeSite(change));
  expect(body).toContain('"reportUrl":"/pups/v1/failures"');
  expect(body).toContain('"registryKeys":["key"]');
});

test('a setting cannot close the script element that contains it', async () => {
  const body = await pageOf('/home', await makeSite({ reportUrl: '</script><script>alert(1)' }));
  expect(body).not.toContain('<script>alert(1)');
  expect(body).toContain('script>alert(1)');
});

test('each file of the shell in the page has its hash', async () => {
  const config = await makeSite();
  const names = ['main.0123456789.js', 'vendor.0123456789.js', 'site.0123456789.css'];
  const hashOf = (name: string): string => `sha384-${name.slice(0, 1).repeat(64)}`;
  await writeFile(
    join(config.dist, 'shell/integrity.json'),
    JSON.stringify(Object.fromEntries(names.map((name) => [name, hashOf(name)]))),
  );
  const body = await pageOf('/orders', config);
  for (const name of names)
    expect(body).toMatch(new RegExp(`"/${name}"[^>]* integrity="${hashOf(name)}"`));
});
