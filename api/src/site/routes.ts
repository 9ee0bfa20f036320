import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ServerConfig } from '../config';
import { cacheControl } from './cache';
import { readPage } from './page';

const sendFiles = (app: FastifyInstance, root: string, prefix: string, decorateReply: boolean) =>
  app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path.replace(/\.(br|gz)$/, '')));
    },
  });

/** The demo dogs' pictures and pages, and the video. */
export const contentRoutes = (app: FastifyInstance, { content }: ServerConfig) => sendFiles(app, content, '/content/', false);

const isFile = (path: string): boolean => /\.\w{1,12}$/.test(path);

/**
 * The built site from one origin: each remote's folder under its name, the registry, and for every other address without a file ending the shell's page (deep links).
 */
export const siteRoutes = async (app: FastifyInstance, { dist, basePath }: ServerConfig): Promise<void> => {
  const page = await readPage(dist, basePath);
  const sendPage = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);

  const folders = (await readdir(dist, { withFileTypes: true })).filter((entry) => entry.isDirectory() && entry.name !== 'shell');
  for (const { name } of folders) await sendFiles(app, resolve(dist, name), `/${name}/`, false);

  app.get('/registry.json', async (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('registry.json', dist));
  app.get('/', async (_request, reply) => sendPage(reply));
  app.get('/index.html', async (_request, reply) => sendPage(reply));
  await sendFiles(app, resolve(dist, 'shell'), '/', true);

  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !isFile(path);
    if (wantsPage) return sendPage(reply);
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  });
};
