import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';

/** The gateway's own address for failure reports, below the base path. */
export const REPORTS_PATH = '/v1/failures';

const REPORT_BYTES = 1024;
const REPORTS_PER_MINUTE = 30;

const report = {
  type: 'object',
  required: ['stage', 'remote', 'message'],
  properties: {
    stage: { type: 'string', pattern: '^[a-z][a-z-]{0,31}$' },
    remote: { type: 'string', pattern: '^[a-z][a-z0-9]{0,31}$' },
    version: { type: 'string', pattern: '^[\\w.-]{1,64}$' },
    message: { type: 'string', maxLength: 300 },
  },
  additionalProperties: false,
};

/**
 * Accepts failure reports from visitors' pages, and logs one line for each. Reads and logs only the
 * body of the request.
 */
export const reportRoute: FastifyPluginAsync = async (app) => {
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
