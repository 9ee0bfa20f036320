import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createServer } from '../server';
import { makeSite } from '../testing/site';

const url = '/registry.json';

test('while the registry is replaced, each response is the complete old or new one', async () => {
  const config = await makeSite();
  const server = await createServer(config);
  const file = join(config.dist, 'registry.json');
  const short = await readFile(file, 'utf8');
  const long = JSON.stringify({ ...JSON.parse(short), note: 'x'.repeat(50_000) });
  let isOver = false;
  const replacing = (async () => {
    for (let n = 0; !isOver; n++) {
      await writeFile(`${file}.new`, n % 2 ? short : long);
      await rename(`${file}.new`, file);
    }
  })();
  const bodies = new Set<string>();
  for (let n = 0; n < 300 || bodies.size < 2; n++)
    for (const { body } of await Promise.all([server.inject(url), server.inject(url)]))
      bodies.add(body);
  isOver = true;
  await replacing;
  expect([...bodies].sort()).toEqual([short, long].sort());
  await server.close();
});

test('the registry is compressed, and is sent again only after a change', async () => {
  const config = await makeSite();
  const server = await createServer(config);
  const file = join(config.dist, 'registry.json');
  const first = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(await readFile(file, 'utf8'));
  const revalidate = async (tag: string) =>
    (await server.inject({ url, headers: { 'if-none-match': tag } })).statusCode;
  expect(await revalidate(`"other", ${String(first.headers.etag)}`)).toBe(304);
  expect(await revalidate('*')).toBe(304);
  expect(await revalidate('"other"')).toBe(200);
  await writeFile(file, `${await readFile(file, 'utf8')}\n`);
  expect(await revalidate(String(first.headers.etag))).toBe(200);
  await rm(file);
  expect((await server.inject(url)).statusCode).toBe(404);
  await server.close();
});
