import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeResponse {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Changes a response of the site; `times` counts the requests it has intercepted. */
export type ChangeResponse = (
  original: string,
  times: number,
) => FakeResponse | Promise<FakeResponse> | undefined;

export interface Attacker {
  readonly url: string;
  /** From now on, changes the responses to matching paths. */
  readonly intercept: (pattern: RegExp, change: ChangeResponse) => void;
  /** The pages' reports to the operator. */
  readonly reports: { readonly remote: string; readonly stage: string }[];
  /** Requested paths. */
  readonly requestedPaths: string[];
  readonly close: () => Promise<void>;
}

/** The attacker's code requests this address, which shows that it has run. */
export const MARKER_PATH = '/hacked.svg';

const read = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Starts a proxy to the site that acts like somebody who controls the network or the store. */
export const startAttacker = async (origin: string): Promise<Attacker> => {
  const interceptions: {
    readonly pattern: RegExp;
    readonly change: ChangeResponse;
    times: number;
  }[] = [];
  const reports: { remote: string; stage: string }[] = [];
  const requestedPaths: string[] = [];
  const fetchFrom = (url: string, method: string, headers: IncomingMessage['headers']) =>
    new Promise<IncomingMessage>((done, fail) => {
      request(new URL(url, origin), { method, headers }, done).on('error', fail).end();
    });
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method = 'GET', headers } = incoming;
    requestedPaths.push(url);
    const respond = async (): Promise<void> => {
      if (method === 'POST') {
        reports.push(JSON.parse((await read(incoming)).toString()) as (typeof reports)[number]);
        outgoing.writeHead(204).end();
        return;
      }
      const interception = interceptions.find(({ pattern }) => pattern.test(url));
      // A response can be changed only if it arrives in full and uncompressed.
      const { 'if-none-match': _tag, 'if-modified-since': _since, ...unconditional } = headers;
      const upstream = await fetchFrom(
        url,
        method,
        interception ? { ...unconditional, 'accept-encoding': 'identity' } : headers,
      );
      const body = await read(upstream);
      const changed =
        interception && (await interception.change(body.toString('latin1'), ++interception.times));
      if (!changed) {
        outgoing.writeHead(upstream.statusCode ?? 502, upstream.headers).end(body);
        return;
      }
      const { 'content-length': _l, etag: _e, 'last-modified': _m, ...kept } = upstream.headers;
      outgoing
        .writeHead(changed.status ?? 200, {
          ...kept,
          ...(changed.type && { 'content-type': changed.type }),
          ...changed.headers,
        })
        .end(Buffer.from(changed.body, 'latin1'));
    };
    respond().catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intercept: (pattern, change) => void interceptions.push({ pattern, change, times: 0 }),
    reports,
    requestedPaths,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
