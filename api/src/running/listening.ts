import { isIPv6, type AddressInfo, type Server } from 'node:net';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use. Stop the program that uses it, or set PORT to another number',
  EACCES: 'may not be used by this account. Set PORT to 1024 or higher',
  EADDRNOTAVAIL: 'cannot be opened, because this machine does not have that address. Change HOST',
};

/** A message for the operator: why the server cannot listen, and what to do. */
export const listenErrorMessage = (
  error: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code] ?? `cannot be opened: ${String(error)}`;
  return `Port ${port} on ${host} ${reason}.`;
};

/** The port of a listening server. If it was asked for port 0, the system chose another one. */
export const portOf = (server: Pick<Server, 'address'>): number =>
  (server.address() as AddressInfo).port;

/** The origin of a server, such as `http://127.0.0.1:3000`. Puts an IPv6 host in brackets. */
export const originOf = (host: string, port: number): string =>
  `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
