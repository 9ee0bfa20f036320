import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, encodingFor, type Compressed } from './compressed';
import { stampOf } from './folders';
import { sharedCheck } from './shared';

interface Known {
  readonly stamp: string;
  readonly body: Compressed;
  readonly tag: string;
}

const isKnownBy = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim() === tag || part.trim() === '*');

/**
 * Sends the registry, which it reads at once: it may be replaced meanwhile, and a stream could
 * begin with one registry and end with another. If there is no registry, sends a 404.
 */
export const registryAnswer = (
  file: string,
): ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) => {
  let known: Known | undefined;
  const read = sharedCheck(async () => {
    const stamp = await stampOf(file);
    if (stamp === known?.stamp) return known;
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (stamp === undefined || text === undefined) return undefined;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    known = { stamp, body: await compressed(text), tag: `W/"${hash}"` };
    return known;
  });
  return async ({ headers }, reply) => {
    const registry = await read();
    if (!registry) {
      reply.callNotFound();
      return reply;
    }
    reply
      .header('cache-control', 'no-cache')
      .header('etag', registry.tag)
      .header('vary', 'accept-encoding');
    if (isKnownBy(headers['if-none-match'], registry.tag)) return reply.code(304).send();
    const encoding = encodingFor(headers['accept-encoding']?.toString());
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(registry.body[encoding]);
  };
};
