import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A network fault for a request: a fixed response, no response, or a broken connection. */
export type Fault =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly type: string;
      readonly body: string;
    }
  | { readonly kind: 'hang' }
  | { readonly kind: 'reset' };

export interface FaultySite {
  readonly url: string;
  /** From now on, every request whose path matches gets the fault. */
  readonly break: (pattern: RegExp, fault: Fault) => void;
  readonly heal: () => void;
  /** Number of requests that got the current fault. */
  readonly faultCount: () => number;
  readonly close: () => Promise<void>;
}

const forward = (origin: string, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { method, headers, url } = incoming;
  const forwarded = request(new URL(url ?? '/', origin), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
};

const applyFault = (fault: Fault, outgoing: ServerResponse): void => {
  if (fault.kind === 'response')
    outgoing.writeHead(fault.status, { 'content-type': fault.type }).end(fault.body);
  else if (fault.kind === 'reset') outgoing.destroy();
};

/** Starts a proxy to the site, on its own port, with faults that a test switches on and off. */
export const startFaultySite = async (origin: string): Promise<FaultySite> => {
  let current: { readonly pattern: RegExp; readonly fault: Fault } | undefined;
  let faultCount = 0;
  const server = createServer((incoming, outgoing) => {
    if (current?.pattern.test(incoming.url ?? '')) {
      faultCount++;
      applyFault(current.fault, outgoing);
    } else forward(origin, incoming, outgoing);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (pattern, fault) => {
      current = { pattern, fault };
      faultCount = 0;
    },
    heal: () => {
      current = undefined;
    },
    faultCount: () => faultCount,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
