import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isHashed } from './cache';
import { encodingFor } from './encodingFor';

interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Maximum size of all cached files together, in bytes; one release of the whole site takes 2 MB in
 * Brotli.
 */
const MAX_BYTES = 32 * 1024 * 1024;
/** A file that changed less than this many ms ago may be incomplete. */
const SETTLED_MS = 10_000;

/** The headers that describe a file. */
export const fileHeaders = [
  'content-type',
  'content-encoding',
  'cache-control',
  'etag',
  'last-modified',
  'accept-ranges',
  'vary',
];

/** The most recently used files. */
class LruCache {
  private readonly files = new Map<string, CachedResponse>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): CachedResponse | undefined {
    const file = this.files.get(key);
    // A map lists its keys in the order they were set: the least recently used comes first.
    if (file) {
      this.files.delete(key);
      this.files.set(key, file);
    }
    return file;
  }

  set(key: string, file: CachedResponse): void {
    if (this.files.has(key) || file.body.length > this.maxBytes) return;
    this.files.set(key, file);
    this.bytes += file.body.length;
    for (const [oldest, { body }] of this.files) {
      if (this.bytes <= this.maxBytes) break;
      this.files.delete(oldest);
      this.bytes -= body.length;
    }
  }
}

const encodingOf = ({ headers }: FastifyRequest) =>
  encodingFor(headers['accept-encoding']?.toString());

/** The cache key of the response to a plain request for a hashed file; null for other requests. */
const keyOf = (request: FastifyRequest): string | null => {
  const [path = ''] = request.url.split('?');
  const isPlain =
    request.method === 'GET' &&
    !['range', 'if-none-match', 'if-modified-since'].some((name) => name in request.headers);
  return isPlain && isHashed(path) ? `${encodingOf(request)} ${path}` : null;
};

/**
 * Serves files with a content hash in their names from memory: they never change, and reading them
 * costs more than everything else in a request. Applies to the routes of `app`.
 */
export const cacheHashedFiles = (app: FastifyInstance, maxBytes = MAX_BYTES): void => {
  const cache = new LruCache(maxBytes);
  app.addHook('onRequest', async (request, reply) => {
    const key = keyOf(request);
    const file = key === null ? undefined : cache.get(key);
    if (file) return reply.headers(file.headers).send(file.body);
    // @fastify/static ranks encodings in its own way. Without this line, it could send one
    // encoding, which would then be cached under the key of another.
    if (key !== null) request.headers = { 'accept-encoding': encodingOf(request) };
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || !(payload instanceof Readable)) return payload;
    const key = keyOf(request);
    if (key === null) return payload;
    const headers = Object.fromEntries(
      fileHeaders.flatMap((name) => {
        const value = reply.getHeader(name);
        return value === undefined ? [] : [[name, String(value)]];
      }),
    );
    const changed = Date.parse(headers['last-modified'] ?? '');
    const isSettled = changed < Date.now() - SETTLED_MS;
    if (!isSettled) return payload;
    const body = await buffer(payload);
    cache.set(key, { headers, body });
    return body;
  });
};
