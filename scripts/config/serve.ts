import { createServer as createSocket, type AddressInfo } from 'node:net';
import { readConfig } from '../../api/src/config';
import { createServer } from '../../api/src/server';

export interface ServedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A built site, or a store of releases, served by the gateway on any free port of this machine. */
export const serveSite = async (dist: string): Promise<ServedSite> => {
  const server = await createServer({ ...readConfig({}), dist });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => server.close() };
};

/** A port of this machine that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => done(port));
    });
  });
