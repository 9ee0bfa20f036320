import type { FastifyInstance } from 'fastify';
import { access } from 'node:fs/promises';

/** Whether this server accepts new visitors. */
export class Readiness {
  #open = true;

  get open(): boolean {
    return this.#open;
  }

  /** From now on, /readyz answers 503, so that a load balancer sends visitors elsewhere. */
  close(): void {
    this.#open = false;
  }
}

const allExist = (files: readonly string[]): Promise<boolean> =>
  Promise.all(files.map((file) => access(file))).then(
    () => true,
    () => false,
  );

/**
 * Closes each connection of a stopping server after its next response, so that a load balancer
 * sends no request on a connection that is about to close.
 */
export const closeConnectionsOnStop = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!readiness.open) reply.header('connection', 'close');
    done();
  });
};

/**
 * /healthz answers 200 while the process runs. /readyz answers 200, or 503 if the server is
 * stopping or the files it serves are missing.
 */
export const healthRoutes = (
  app: FastifyInstance,
  readiness: Readiness,
  files: readonly string[],
): void => {
  app.get('/healthz', { logLevel: 'silent' }, () => Promise.resolve({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = readiness.open && (await allExist(files));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
};
