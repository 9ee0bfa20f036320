import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { writeLists } from '../shared/pages/scripts/registry';
import { remoteIn, type Remote } from './config/apps';
import { federatedRemote, standaloneRemote } from './config/webpack/remote';
import { withLocalRemote } from './dev/localRegistry';
import { noWorker } from './dev/noWorker';
import { firstBuild, readBuilt } from './dev/readBuilt';
import { hashesOf, MANIFEST } from './release/core/integrity';

// npm run dev -w mf-books the remote alone npm run dev -w mf-books -- --against URL the deployed
// site with this remote from this machine

/** Serves the remote on its own, as a plain single-page app. */
const alone = async ({ name, folder, port }: Remote): Promise<void> => {
  const { devServer, ...config } = standaloneRemote(name);
  const compiler = webpack(config);
  const built = firstBuild(compiler);
  const server = new WebpackDevServer(
    { ...devServer, port: Number(process.env['PORT'] ?? port) },
    compiler,
  );
  await server.start();
  await built;
  console.log(`dev http://127.0.0.1:${server.options.port}, ${folder} alone`);
};

/**
 * Proxies the deployed site under a local origin, with this remote from this machine. The site
 * itself needs no change.
 */
const against = async ({ name, folder, port }: Remote, site: URL): Promise<void> => {
  const target = site.origin;
  const base = site.pathname.replace(/\/$/, '');
  const own = `/${folder}/`;
  const compiler = webpack(federatedRemote(name, false));
  const built = firstBuild(compiler);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: Number(process.env['PORT'] ?? port),
      hot: false,
      liveReload: false,
      // The dev client cannot run: the site's content security policy allows only the site's own
      // scripts, and connections only to its own origin.
      client: false,
      webSocketServer: false,
      devMiddleware: { publicPath: own },
      proxy: [
        {
          context: (path: string) =>
            !path.startsWith(own) && path !== `${base}/registry.json` && path !== `${base}/sw.js`,
          target,
          changeOrigin: true,
          logLevel: 'silent',
        },
      ],
      setupMiddlewares: (middlewares) => [
        {
          name: 'registry',
          path: `${base}/registry.json`,
          middleware: (
            _request: unknown,
            response: {
              status: (code: number) => { send: (body: string) => void };
              json: (body: unknown) => void;
            },
          ) => {
            fetch(`${target}${base}/registry.json`)
              .then(async (answer) => {
                await built;
                const hashes = await hashesOf((file) => readBuilt(compiler, file));
                const entry = `${own}${MANIFEST}`;
                response.json(withLocalRemote(await answer.json(), name, entry, hashes));
              })
              .catch((error: unknown) => {
                response
                  .status(502)
                  .send(
                    `${target} does not answer: ${error instanceof Error ? error.message : String(error)}`,
                  );
              });
          },
        },
        noWorker(`${base}/sw.js`),
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  console.log(
    `dev http://127.0.0.1:${server.options.port}${base}/home, with ${folder} from here and the rest from ${target}`,
  );
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { against: { type: 'string' } },
});
await writeLists();
const remote = remoteIn(positionals[0] ?? '');
if (values.against === undefined) await alone(remote);
else if (
  typeof values.against === 'string' &&
  /^https?:/.test(values.against) &&
  URL.canParse(values.against)
)
  await against(remote, new URL(values.against));
else {
  console.error('--against takes the address of a deployed site, such as https://pups.example.');
  process.exitCode = 1;
}
