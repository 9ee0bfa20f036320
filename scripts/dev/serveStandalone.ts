import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Remote } from '../config/apps';
import { devOrigin } from '../config/webpack/devServer';
import { standaloneRemote } from '../config/webpack/remote';
import { firstBuild } from './readBuildFile';

/** Serves the remote on its own, as a plain single-page app. */
export const serveStandalone = async ({ name, folder }: Remote): Promise<void> => {
  const { devServer, ...config } = standaloneRemote(name);
  const compiler = webpack(config);
  const built = firstBuild(compiler);
  const server = new WebpackDevServer(devServer, compiler);
  await server.start();
  await built;
  console.log(`dev ${devOrigin(server)}, ${folder} alone`);
};
