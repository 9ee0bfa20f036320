import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { resolve } from 'node:path';
import type { ServerConfig } from './config';
import { readDemoContent } from './demo/content';
import { demoRoutes } from './demo/routes';
import { setErrorHandlers } from './errorHandlers';
import { reportRoute, REPORTS_PATH } from './reports';
import { closeConnectionsOnStop, healthRoutes, Readiness } from './running/health';
import { limits, type Limits } from './running/limits';
import { loggerOptions, errorLoggerOptions } from './running/logging';
import { addSecurityHeaders } from './site/security';
import { normalizeUrl } from './site/normalizeUrl';
import { contentRoutes, siteRoutes } from './site/routes';

const apiPrefix = '/v1';

/** Sends rate-limit headers only when a client is refused; that response says when to retry. */
const rateOptions = (max: number): RateLimitPluginOptions => ({
  max,
  timeWindow: '1 minute',
  addHeadersOnExceeding: {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  },
});

interface ServerOptions {
  /** Whether to serve only the API and its content, because another server serves the site. */
  readonly apiOnly?: boolean;
  readonly readiness?: Readiness;
  /** Limits that replace the usual ones. */
  readonly limit?: Partial<Limits>;
  /** Receives the log's lines instead of standard output and standard error. */
  readonly logTo?: { write: (line: string) => void };
}

/**
 * Creates the /v1 server and the one-origin gateway of the built site, not yet listening.
 * @throws Error if the demo content or the built site cannot be read.
 */
export const createServer = async (
  config: ServerConfig,
  options: ServerOptions = {},
): Promise<FastifyInstance> => {
  const { apiOnly = false, readiness = new Readiness(), logTo } = options;
  const limit = { ...limits, ...options.limit };
  const takesReports = config.reportUrl === REPORTS_PATH;
  const app = Fastify({
    logger: config.log || takesReports ? loggerOptions(logTo) : errorLoggerOptions(logTo),
    logController: new LogController({ disableRequestLogging: !config.log }),
    bodyLimit: limit.bodyBytes,
    requestTimeout: limit.requestMs,
    connectionTimeout: limit.idleMs,
    http: {
      maxHeaderSize: limit.headerBytes,
      // Node swaps the two if headersTimeout, by default a minute, is longer than requestTimeout.
      headersTimeout: limit.requestMs,
      connectionsCheckingInterval: limit.checkMs,
    },
    // A slow machine may take longer than Fastify's ten seconds to compress the pages.
    pluginTimeout: 0,
    trustProxy: config.trustedProxies || false,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => normalizeUrl(url),
  });
  await addSecurityHeaders(app, config);
  const content = await readDemoContent(config.content);
  closeConnectionsOnStop(app, readiness);
  healthRoutes(app, readiness, [
    resolve(config.content, 'demo.json'),
    ...(apiOnly ? [] : [resolve(config.dist, 'registry.json')]),
  ]);

  await app.register(
    async (site) => {
      await site.register(
        async (api) => {
          if (config.rateLimit > 0) await api.register(rateLimit, rateOptions(config.rateLimit));
          setErrorHandlers(api);
          await api.register(demoRoutes, { content, basePath: config.basePath });
        },
        { prefix: apiPrefix },
      );
      if (takesReports) await site.register(reportRoute, { prefix: REPORTS_PATH });
      await contentRoutes(site, config);
      if (!apiOnly) await siteRoutes(site, config);
    },
    { prefix: config.basePath },
  );
  return app;
};
