import Fastify from 'fastify';
import fs from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { createServer } from '../server';
import { makeSite, script } from '../testing/site';
import { cacheHashedFiles } from './hashedFiles';

const url = '/shell/main.0123456789.js';
const longAgo = new Date('2026-01-01');

/**
 * A server whose main script was written long ago, and a function that deletes the script from the
 * disk.
 */
const setUp = async () => {
  const config = await makeSite();
  const files = ['', '.br'].map((end) => join(config.dist, `${url}${end}`));
  for (const file of files) await utimes(file, longAgo, longAgo);
  const server = await createServer(config);
  const remove = async () => {
    for (const file of files) await rm(file);
  };
  return { server, remove, file: files[0] };
};

test.each(['br', 'identity'])('the second response in %s comes from memory', async (encoding) => {
  const { server, remove } = await setUp();
  const get = () => server.inject({ url, headers: { 'accept-encoding': encoding } });
  const first = await get();
  await remove();
  const second = await get();
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  const { date: firstDate, ...headers } = first.headers;
  expect(firstDate).toBeDefined();
  expect(second.headers).toMatchObject(headers);
  await server.close();
});

test('a response in one encoding is not sent to a client that asks for another', async () => {
  const { server } = await setUp();
  await server.inject({ url, headers: { 'accept-encoding': 'br' } });
  const plain = await server.inject({ url, headers: { 'accept-encoding': 'identity' } });
  expect(plain.body).toBe(script);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  await server.close();
});

test('a client never gets the cached encoding that only another client accepts', async () => {
  const { server, file } = await setUp();
  await writeFile(`${file}.gz`, gzipSync(script));
  await utimes(`${file}.gz`, longAgo, longAgo);
  const encodingOf = async (accepted: string) => {
    const { headers } = await server.inject({ url, headers: { 'accept-encoding': accepted } });
    return headers['content-encoding'];
  };
  expect(await encodingOf('gzip, br;q=0.1')).toBe('gzip');
  expect(await encodingOf('*')).toBe('br');
  expect(await encodingOf('br')).toBe('br');
  expect(await encodingOf('gzip')).toBe('gzip');
  await server.close();
});

test('range requests, revalidations and HEAD requests get the usual responses', async () => {
  const { server } = await setUp();
  const { headers } = await server.inject(url);
  const part = await server.inject({ url, headers: { range: 'bytes=0-6' } });
  expect([part.statusCode, part.body]).toEqual([206, script.slice(0, 7)]);
  const known = { 'if-none-match': String(headers.etag) };
  expect((await server.inject({ url, headers: known })).statusCode).toBe(304);
  const since = { 'if-modified-since': String(headers['last-modified']) };
  expect((await server.inject({ url, headers: since })).statusCode).toBe(304);
  const head = await server.inject({ url, method: 'HEAD' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  await server.close();
});

test('a file that has just been written is read again', async () => {
  const { server, file } = await setUp();
  await writeFile(file, 'half');
  expect((await server.inject(url)).body).toBe('half');
  await writeFile(file, script);
  expect((await server.inject(url)).body).toBe(script);
  await server.close();
});

/** A server that keeps 25 bytes, and counts how often a file is read. */
const setUpSmall = () => {
  const app = Fastify();
  cacheHashedFiles(app, 25);
  let reads = 0;
  app.get('/*', ({ url: path }, reply) => {
    reads++;
    const body = path.startsWith('/big') ? 'more than 25 bytes: thirty-odd' : 'ten bytes.';
    return reply.header('last-modified', longAgo.toUTCString()).send(Readable.from([body]));
  });
  return { app, reads: () => reads };
};
const [a, b, c, big] = ['a', 'b', 'c', 'big'].map((name) => `/${name}.0123456789.js`);

test('the least recently used files are evicted', async () => {
  const { app, reads } = setUpSmall();
  // The third file evicts the second, because the first was used again.
  for (const path of [a, b, a, c, a, b]) expect((await app.inject(path)).body).toBe('ten bytes.');
  expect(reads()).toBe(4);
  await app.close();
});

test('a file larger than the whole cache is not cached, and evicts nothing', async () => {
  const { app, reads } = setUpSmall();
  for (const path of [a, b, big, big]) expect((await app.inject(path)).statusCode).toBe(200);
  expect(reads()).toBe(4);
  for (const path of [a, b]) expect((await app.inject(path)).body).toBe('ten bytes.');
  expect(reads()).toBe(4);
  await app.close();
});

test.each([
  ['br', 'an old'],
  ['br', 'a new'],
  ['identity', 'an old'],
  ['identity', 'a new'],
])('in %s, the error for %s file that cannot be read is not cached', async (encoding, age) => {
  const { server, file } = await setUp();
  const changed = age === 'an old' ? longAgo : new Date();
  for (const end of ['', '.br']) await utimes(`${file}${end}`, changed, changed);
  const get = () => server.inject({ url, headers: { 'accept-encoding': encoding } });
  const unreadable = new Readable({ read: () => unreadable.destroy(new Error('EIO')) });
  jest.spyOn(fs, 'createReadStream').mockReturnValueOnce(unreadable as fs.ReadStream);
  const { statusCode, headers } = await get();
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-cache']);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('etag');
  expect((await get()).statusCode).toBe(200);
  await server.close();
});
