import { createServer } from 'node:http';
import type WebpackDevServer from 'webpack-dev-server';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { listenErrorMessage, originOf, portOf } from '../../../api/src/running/listening';
import type { Address } from '../checkAddress';
import { exitWithError } from '../commandLine';
import { integerFromEnv } from '../integer';

/** This machine alone, on the port in PORT or else on the usual one; 0 is any free port. */
export const localAddress = (usualPort: number): Address => ({
  host: '127.0.0.1',
  port: integerFromEnv('PORT', usualPort, 0, 65_535),
});

/**
 * Serves only the build, at an address. Ends the command with an error message if it cannot listen
 * there.
 */
export const listenAt = ({
  host,
  port,
}: Address): Pick<DevServer, 'host' | 'port' | 'server' | 'static'> => ({
  host,
  port,
  // By default, the dev server also serves a folder `public`, and says so.
  static: false,
  // The dev server rethrows errors of its HTTP server, so this listener has to come before its own.
  server: (_options, app) =>
    createServer(app).once('error', (error) =>
      exitWithError(listenErrorMessage(error, { host, port })),
    ),
});

/** The origin of a started development server. */
export const devOrigin = ({ server, options: { host = '127.0.0.1' } }: WebpackDevServer): string =>
  originOf(host, server ? portOf(server) : NaN);

/**
 * Serves deep links, and shows each edit: with `hot`, it updates the open page if it can; otherwise,
 * it reloads the page. Proxies the API to `npm start` on port 3000 (or to API_URL), if it is
 * running.
 */
export const devServer = (
  usualPort: number,
  { hot }: Required<Pick<DevServer, 'hot'>>,
): { devServer: DevServer } => ({
  devServer: {
    ...listenAt(localAddress(usualPort)),
    hot,
    liveReload: true,
    historyApiFallback: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    proxy: [
      {
        context: ['/v1', '/content'],
        target: process.env['API_URL'] ?? 'http://127.0.0.1:3000',
        logLevel: 'silent',
      },
    ],
  },
});
