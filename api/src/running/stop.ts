import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Readiness } from './health';
import { limits } from './limits';

interface StopOptions {
  readonly readiness: Readiness;
  readonly drainMs: number;
}

/**
 * Stops on a signal or an error that nobody caught: not ready first, then no new connections, then
 * the answers that are under way; by force where that takes longer than `limits.closeMs`.
 */
export const stopWithGrace = (
  server: FastifyInstance,
  { readiness, drainMs }: StopOptions,
): void => {
  closeWithGrace(
    { delay: drainMs + limits.closeMs, logger: server.log },
    async ({ err, signal }) => {
      if (err) server.log.error({ err }, 'stopping after an error');
      else server.log.info({ signal }, 'stopping');
      readiness.close();
      if (!err) await pause(drainMs);
      await server.close();
    },
  );
};
