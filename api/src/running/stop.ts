import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Readiness } from './health';
import { limits } from './limits';

interface StopOptions {
  readonly readiness: Readiness;
  readonly drainMs: number;
  /** False if the server logs no requests. An error that stops it then goes to standard error. */
  readonly log: boolean;
}

/**
 * Stops the server on a signal or an uncaught error: /readyz fails first, then no new connections
 * are accepted, then requests in flight finish. Exits by force if that takes longer than
 * `limits.closeMs`.
 */
export const stopGracefully = (
  server: FastifyInstance,
  { readiness, drainMs, log }: StopOptions,
): void => {
  const logger: Pick<FastifyBaseLogger, 'error'> = log ? server.log : console;
  closeWithGrace({ delay: drainMs + limits.closeMs, logger }, async ({ err, signal }) => {
    if (err) logger.error({ err }, 'stopping after an error');
    else server.log.info({ signal }, 'stopping');
    readiness.close();
    // Otherwise, idle keep-alive connections would keep the server running until they time out.
    server.server.keepAliveTimeout = 1;
    if (!err) await pause(drainMs);
    await server.close();
  });
};
