import { createServer as createSocket, type AddressInfo } from 'node:net';
import { readConfig, type ServerConfig } from '../../api/src/config';
import { exitWithError } from './commandLine';

/** The server's configuration. Ends the command with an error message if a variable is unusable. */
export const readServerConfig = (): ServerConfig => {
  try {
    return readConfig(process.env);
  } catch (error) {
    return exitWithError(error);
  }
};

export interface ServedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site or a store of releases through the gateway, on a free local port unless
 * `change` sets one.
 */
export const serveSite = async (
  dist: string,
  change: Partial<ServerConfig> = {},
): Promise<ServedSite> => {
  // Import the server only here: loading it takes a second, and some callers only read its
  // configuration.
  const { createServer } = await import('../../api/src/server');
  const config = { ...readConfig({ PORT: '0' }), dist, ...change };
  const server = await createServer(config);
  const url = await server.listen({ host: config.host, port: config.port });
  const close = (): Promise<void> => {
    const closed = server.close();
    // A half-played video would keep the server open for a minute.
    server.server.closeAllConnections();
    return closed;
  };
  return { url: url + config.basePath, close };
};

/** A free local port. */
export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => done(port));
    });
  });
