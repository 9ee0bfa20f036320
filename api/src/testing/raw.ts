import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawResponse {
  /** 0 if the server closed the connection without a response. */
  readonly status: number;
  readonly text: string;
}

/** A separate connection to a listening server. An error only closes it, and is not thrown. */
export const rawSocket = (server: FastifyInstance): Socket => {
  const { port } = server.server.address() as AddressInfo;
  return connect(port, '127.0.0.1').on('error', () => undefined);
};

const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);

/** Everything that the server sends until it closes the connection. */
export const readUntilClosed = async (socket: Socket): Promise<RawResponse> => {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  if (!socket.closed) await new Promise((done) => socket.once('close', done));
  const text = Buffer.concat(chunks).toString('latin1');
  return { status: statusOf(text), text };
};

/** Sends exactly these pieces, one packet each, and reads the response. */
export const sendRaw = async (
  server: FastifyInstance,
  ...pieces: readonly (string | Buffer)[]
): Promise<RawResponse> => {
  const socket = rawSocket(server).setNoDelay(true);
  const response = readUntilClosed(socket);
  for (const piece of pieces)
    await new Promise((done) =>
      socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece, done),
    );
  return response;
};

/** A GET request that asks the server to close the connection. */
export const get = (path: string, ...headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: pups.example', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );
