import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { paths } from '@scribblepup/kernel/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import type { ServerConfig } from '../config';
import { cacheControl } from './cache';
import { remoteAt, screenPath } from './addresses';
import { cacheHashedFiles, fileHeaders } from './hashedFiles';
import { createPageCache } from './pages';
import { registryHandler } from './registryFile';
import { robots, sitemap } from './search';
import { sendCompressed } from './sendCompressed';
import { WEB_MANIFEST } from './webManifest';
import { selfDestroyingWorker, WORKER } from './worker';

const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};

const sendFiles = (
  app: FastifyInstance,
  options: Pick<FastifyStaticOptions, 'root' | 'prefix' | 'decorateReply'>,
) =>
  app.register(fastifyStatic, {
    ...options,
    index: false,
    // Hides half-written releases and the registry's lock.
    dotfiles: 'ignore',
    // The shell's page is a template. Without the configuration that this server adds, it would
    // have no keys and check no signature.
    allowedPath: (path) => !/\.html$/i.test(path),
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path.replace(/\.(br|gz)$/, '')));
    },
  });

/**
 * Serves the demo dogs' pictures and pages, and the video. Compressible files (the drawings) are
 * compressed on the fly.
 */
export const contentRoutes = async (
  app: FastifyInstance,
  { content }: ServerConfig,
): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(fastifyCompress, compression);
    await sendFiles(scope, { root: content, prefix: '/content/', decorateReply: false });
  });
};

const isFile = (path: string): boolean => /\.\w{1,12}$/.test(path);

/**
 * Serves the built site from one origin: each app's folder under its name, the registry, and for
 * every other address without a file extension (deep links) the shell's page, with status 404 if no
 * screen has that address.
 */
export const siteRoutes = async (app: FastifyInstance, config: ServerConfig): Promise<void> => {
  const { dist, basePath } = config;
  const currentPages = await createPageCache(config, app.log);
  cacheHashedFiles(app);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = screenPath(request.url, basePath);
    const known = remoteAt(path) !== undefined;
    const pages = await currentPages();
    const page = pages.byPath.get(path) ?? (known ? pages.general : pages.notFound);
    reply.code(known ? 200 : 404).type('text/html; charset=utf-8');
    return sendCompressed(request, reply, page);
  };

  // @fastify/static responds to path traversal and stray slashes with a 403; visitors get a 404. A
  // route uses the error handler that exists when it is added, so this one comes before the routes.
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    // The headers of a file that could not be read do not apply to the error.
    for (const name of fileHeaders) reply.removeHeader(name);
    reply.header('cache-control', 'no-cache');
    if (error.statusCode === 403) reply.callNotFound();
    else reply.send(error);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !isFile(path);
    if (wantsPage) return sendPage(request, reply);
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send('Not found');
  });

  // One route for all apps, because a new app may be added after this server has started. Releases
  // are in subfolders.
  app.get<{ Params: { app: string; '*': string } }>(
    '/:app(^(?:shell|mf-[a-z0-9]+)$)/*',
    async ({ params: { app: folder, '*': file } }, reply) =>
      reply.sendFile(file, resolve(dist, folder)),
  );

  app.get('/registry.json', registryHandler(resolve(dist, 'registry.json')));
  // The service worker has the same address in every release of the shell.
  app.get(`/${WORKER}`, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    const { workerFolder } = await currentPages();
    if (config.offline && workerFolder) return reply.sendFile(WORKER, workerFolder);
    return reply.type('text/javascript; charset=utf-8').send(selfDestroyingWorker);
  });
  app.get(`/${WEB_MANIFEST}`, async (_request, reply) =>
    reply.sendFile(WEB_MANIFEST, (await currentPages()).shellFolder),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(robots(config)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sitemap(config)),
  );
  app.get('/', async (request, reply) => sendPage(request, reply));
  // Web servers conventionally answer this address with the home page, but no screen has it.
  app.get('/index.html', async ({ url }, reply) => {
    const [, query] = url.split(/(?=\?)/);
    return reply
      .header('cache-control', 'no-cache')
      .redirect(`${basePath}${paths.home}${query ?? ''}`, 301);
  });
  await sendFiles(app, { root: resolve(dist, 'shell'), prefix: '/', decorateReply: true });
};
