import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { badRequests, oddRequests } from '../../../api/src/testing/badRequests';
import { get } from '../../../api/src/testing/raw';

export interface Target {
  readonly origin: string;
  /** The page that slow readers request. */
  readonly page: string;
}

export interface Attackers {
  /** Makes all clients attack this server from now on. */
  readonly setTarget: (target: Target) => void;
  /**
   * Returns the number of visits to the server at `origin` since the start, by kind of client and
   * by outcome.
   */
  readonly outcomesAt: (
    origin: string,
  ) => Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly stop: () => Promise<void>;
}

/** Number of simultaneous clients of each kind. */
const CLIENT_COUNTS = { bad: 2, pieces: 4, 'slow readers': 40, 'half-open': 40 } as const;
const SLOW_MS = 15_000;

const open = (origin: string): Socket => {
  const { hostname, port } = new URL(origin);
  return connect(Number(port), hostname).on('error', () => undefined);
};

const closed = (socket: Socket): Promise<void> =>
  new Promise((done) => socket.once('close', () => done()));

/** The status of the first response, or `closed` without one. */
const readStatus = async (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text ||= chunk.toString('latin1', 0, 64)));
  await closed(socket);
  return /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'closed';
};

/** For each kind of client, a function that makes one visit and returns its outcome. */
const visits: Readonly<
  Record<keyof typeof CLIENT_COUNTS, (target: Target, n: number) => Promise<string>>
> = {
  bad: async ({ origin }, n) => {
    const all = [...badRequests, ...oddRequests];
    const [, request] = all[n % all.length];
    const socket = open(origin);
    const status = readStatus(socket);
    socket.write(Buffer.from(request, 'latin1'));
    await pause(10);
    return status;
  },
  pieces: async ({ origin }) => {
    const socket = open(origin).setNoDelay(true);
    const status = readStatus(socket);
    for (const byte of get('/v1/demo/dog')) {
      socket.write(byte);
      await pause(1);
    }
    return status;
  },
  'slow readers': async ({ origin, page }) => {
    const socket = open(origin);
    const end = closed(socket);
    socket.write(get(page).replace('Connection: close\r\n', '').repeat(50));
    const reads = setInterval(() => void socket.read(256), 100);
    socket.once('readable', () => undefined);
    await Promise.race([end, pause(SLOW_MS)]);
    clearInterval(reads);
    socket.destroy();
    return 'left';
  },
  'half-open': async ({ origin }) => {
    const socket = open(origin);
    socket.write('GET /home HTTP/1.1\r\nHost: pups');
    return readStatus(socket);
  },
};

/** Starts misbehaving clients, which continue for as long as the test lasts. */
export const startAttackers = (first: Target): Attackers => {
  let target = first;
  const outcomes: Record<string, Record<string, Record<string, number>>> = {};
  const controller = new AbortController();
  const { signal } = controller;
  const stopped = new Promise<'stopped'>((done) =>
    signal.addEventListener('abort', () => done('stopped')),
  );
  const attack = async (kind: keyof typeof CLIENT_COUNTS, client: number): Promise<void> => {
    for (let n = client; !signal.aborted; n += CLIENT_COUNTS[kind]) {
      const visited = target;
      const end = await Promise.race([visits[kind](visited, n), stopped]);
      const counts = ((outcomes[visited.origin] ??= {})[kind] ??= {});
      counts[end] = (counts[end] ?? 0) + 1;
    }
  };
  const clients = Object.entries(CLIENT_COUNTS).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, client) =>
      attack(kind as keyof typeof CLIENT_COUNTS, client),
    ),
  );
  return {
    setTarget: (next) => (target = next),
    outcomesAt: (origin) => outcomes[origin] ?? {},
    stop: async () => {
      controller.abort();
      await Promise.all(clients);
    },
  };
};
