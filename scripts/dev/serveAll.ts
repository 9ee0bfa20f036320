import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { ServerConfig } from '../../api/src/config';
import { createServer } from '../../api/src/server';
import { remotes } from '../config/apps';
import { makeRegistry } from '../config/registry';
import { devOrigin, listenAt } from '../config/webpack/devServer';
import { federatedRemote } from '../config/webpack/remote';
import { shellConfig } from '../config/webpack/shell';
import { hashesOf } from '../release/core/integrity';
import type { Registry } from '../release/core/registry';
import { disableWorker } from './disableWorker';
import { firstBuild, readBuildFile } from './readBuildFile';

/**
 * Serves all six apps from one process, federated as in production, rebuilt and reloaded on every
 * change.
 */
export const serveAll = async (config: ServerConfig): Promise<void> => {
  const api = await createServer({ ...config, basePath: '' }, { apiOnly: true });
  const target = await api.listen({ host: '127.0.0.1', port: 0 });

  const compiler = webpack([
    shellConfig(false),
    ...remotes.map(({ name }) => federatedRemote(name, false)),
  ]);
  const built = firstBuild(compiler);
  // Hashes of the build that is in memory now: a page that loads after an edit gets those of the
  // new build.
  const registry = async (): Promise<Registry> => {
    await built;
    return makeRegistry(async (folder) => {
      const remoteCompiler = compiler.compilers.find(({ name }) => name === folder);
      if (!remoteCompiler) throw new Error(`${folder} is not built here.`);
      return { version: 'dev', ...(await hashesOf((file) => readBuildFile(remoteCompiler, file))) };
    });
  };
  const server = new WebpackDevServer(
    {
      ...listenAt(config),
      hot: false,
      liveReload: true,
      historyApiFallback: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [{ context: ['/v1', '/content'], target, logLevel: 'silent' }],
      setupMiddlewares: (middlewares) => [
        {
          name: 'registry',
          path: '/registry.json',
          middleware: (
            _request: unknown,
            response: { json: (body: unknown) => void },
            next: (error: unknown) => void,
          ) => void registry().then((body) => response.json(body), next),
        },
        disableWorker('/sw.js'),
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  console.log(`dev ${devOrigin(server)}/home`);
};
