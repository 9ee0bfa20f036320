import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

/** The gateway's own address for failure reports, below the base path. */
export const REPORTS_PATH = '/v1/failures';

const REPORT_BYTES = 1024;
const REPORTS_PER_MINUTE = 30;

const report = Type.Object(
  {
    stage: Type.String({ pattern: '^[a-z][a-z-]{0,31}$' }),
    remote: Type.String({ pattern: '^[a-z][a-z0-9]{0,31}$' }),
    version: Type.Optional(Type.String({ pattern: '^[\\w.-]{1,64}$' })),
    message: Type.String({ maxLength: 300 }),
  },
  { additionalProperties: false },
);

/**
 * Accepts failure reports from visitors' pages, and logs one line for each. Reads and logs only the
 * body of the request.
 */
export const reportRoute: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(rateLimit, { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' });
  // A beacon is sent as text, which needs no preflight request.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send(),
  );
  app.post('/', { bodyLimit: REPORT_BYTES, schema: { body: report } }, (request, reply) => {
    request.log.warn({ failure: request.body }, 'a page failed');
    void reply.code(204).header('cache-control', 'no-store').send();
  });
};
