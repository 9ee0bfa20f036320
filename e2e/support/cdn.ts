import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface Cdn {
  readonly url: string;
  /** The path of each request, in order. */
  readonly requestedPaths: string[];
  readonly close: () => Promise<void>;
}

/** Serves a folder from its own origin to any site, as a CDN does. */
export const startCdn = async (folder: string): Promise<Cdn> => {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cdn.example');
    requestedPaths.push(pathname);
    readFile(join(folder, pathname)).then(
      (file) =>
        response
          .writeHead(200, {
            'content-type': types[extname(pathname)] ?? 'application/octet-stream',
            'access-control-allow-origin': '*',
          })
          .end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestedPaths,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
