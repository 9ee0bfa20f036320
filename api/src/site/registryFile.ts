import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText, type CompressedText } from './compressText';
import { stampOf } from './stamps';
import { sendCompressed } from './sendCompressed';
import { coalesceCalls } from './coalesceCalls';

interface CachedRegistry {
  readonly stamp: string;
  readonly registry: CompressedText;
}

/**
 * Sends the registry, or a 404 if there is none. Reads the whole file before sending it: if the
 * file were replaced during a stream, the response could begin with one registry and end with
 * another.
 */
export const registryHandler = (
  file: string,
): ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) => {
  let cached: CachedRegistry | undefined;
  const read = coalesceCalls(async () => {
    const stamp = await stampOf(file);
    if (stamp === cached?.stamp) return cached?.registry;
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (stamp === undefined || text === undefined) return undefined;
    cached = { stamp, registry: await compressText(text) };
    return cached.registry;
  });
  return async (request, reply) => {
    const registry = await read();
    if (registry)
      return sendCompressed(request, reply.type('application/json; charset=utf-8'), registry);
    reply.callNotFound();
    return reply;
  };
};
