import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompressedText } from './compressText';
import { encodingFor } from './encodingFor';

const matches = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim() === tag || part.trim() === '*');

/**
 * Sends a text in the encoding that the client prefers. The client revalidates it at each use, and
 * gets a 304 if it already has the text and the status would be 200.
 */
export const sendCompressed = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bodies, tag }: CompressedText,
): FastifyReply => {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (reply.statusCode === 200) {
    reply.header('etag', tag);
    if (matches(headers['if-none-match'], tag)) return reply.code(304).send();
  }
  const encoding = encodingFor(headers['accept-encoding']?.toString());
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
};
