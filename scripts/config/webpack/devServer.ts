import type { Configuration as DevServer } from 'webpack-dev-server';

/**
 * Live reload and deep links. Proxies the API to `npm start` on port 3000 (or to API_URL), if it is
 * running.
 */
export const devServer = (port: number): { devServer: DevServer } => ({
  devServer: {
    host: '127.0.0.1',
    port,
    hot: false,
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
