import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerConfig } from './config';
import { readDemoContent } from './demo/content';
import { demoRoutes } from './demo/routes';
import { addSecurityHeaders } from './site/security';
import { contentRoutes, siteRoutes } from './site/routes';

const apiPrefix = '/v1';

/** What the API answers to an address it does not have, or to a request it cannot read. */
const failed = (ResponseMsg: string) => ({ isSuccess: false, data: null, message: ResponseMsg, ResponseMsg });

/**
 * The /v1 server and the one-origin gateway of the built site, not yet listening; with `apiOnly`
 * the server and its content alone, for a site that is served by another.
 * @throws Error where the demo content or the built site cannot be read.
 */
export const createServer = async (config: ServerConfig, { apiOnly = false } = {}): Promise<FastifyInstance> => {
  const app = Fastify({ logger: config.log, bodyLimit: 64 * 1024, trustProxy: false, routerOptions: { ignoreTrailingSlash: true } });
  await addSecurityHeaders(app);
  const content = await readDemoContent(config.content);

  await app.register(
    async (site) => {
      await site.register(
        async (api) => {
          api.addHook('onSend', async (_request, reply) => {
            reply.header('cache-control', 'no-cache');
          });
          api.all('/*', async (_request, reply) => reply.code(404).send(failed('Not found')));
          api.setErrorHandler(async (error: { statusCode?: number }, _request, reply) => {
            const status = error.statusCode ?? 500;
            return reply.code(status).send(failed(status < 500 ? 'Bad request' : 'Something went wrong. Please try again.'));
          });
          await api.withTypeProvider<TypeBoxTypeProvider>().register(demoRoutes, { content, basePath: config.basePath });
        },
        { prefix: apiPrefix },
      );
      await contentRoutes(site, config);
      if (!apiOnly) await siteRoutes(site, config);
    },
    { prefix: config.basePath },
  );
  return app;
};
