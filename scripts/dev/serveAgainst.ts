import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Remote } from '../config/apps';
import { devOrigin, listenAt, localAddress } from '../config/webpack/devServer';
import { federatedRemote } from '../config/webpack/remote';
import { hashesOf, MANIFEST } from '../release/core/integrity';
import type { Registry } from '../release/core/registry';
import { withLocalRemote } from './localRegistry';
import { disableWorker } from './disableWorker';
import { firstBuild, readBuildFile } from './readBuildFile';

interface RegistryResponse {
  readonly status: (code: number) => { readonly send: (body: string) => void };
  readonly json: (body: unknown) => void;
}

/**
 * Proxies the deployed site under a local origin, with this remote from this machine. The site
 * itself needs no change.
 */
export const serveAgainst = async ({ name, folder, port }: Remote, site: URL): Promise<void> => {
  const target = site.origin;
  const base = site.pathname.replace(/\/$/, '');
  const prefix = `/${folder}/`;
  const compiler = webpack(federatedRemote(name, false));
  const built = firstBuild(compiler);
  const registry = async (): Promise<Registry> => {
    const response = await fetch(`${target}${base}/registry.json`);
    await built;
    const hashes = await hashesOf((file) => readBuildFile(compiler, file));
    return withLocalRemote(await response.json(), name, `${prefix}${MANIFEST}`, hashes);
  };
  const server = new WebpackDevServer(
    {
      ...listenAt(localAddress(port)),
      hot: false,
      liveReload: false,
      // The dev client cannot run: the site's content security policy allows only the site's own
      // scripts, and connections only to its own origin.
      client: false,
      webSocketServer: false,
      devMiddleware: { publicPath: prefix },
      proxy: [
        {
          // Only requests for files that the build lacks reach the proxy. They include files of the
          // deployed remote, because the pages' first HTML names them.
          context: (path: string) => path !== `${base}/registry.json` && path !== `${base}/sw.js`,
          target,
          changeOrigin: true,
          logLevel: 'silent',
        },
      ],
      setupMiddlewares: (middlewares) => [
        {
          name: 'registry',
          path: `${base}/registry.json`,
          middleware: (_request: unknown, response: RegistryResponse) =>
            void registry().then(
              (body) => response.json(body),
              (error: unknown) => {
                const reason = error instanceof Error ? error.message : String(error);
                response.status(502).send(`The registry of ${target} cannot be used: ${reason}`);
              },
            ),
        },
        disableWorker(`${base}/sw.js`),
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  console.log(
    `dev ${devOrigin(server)}${base}/home, with ${folder} from here and the rest from ${target}`,
  );
};
