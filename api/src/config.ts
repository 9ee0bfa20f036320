import { isPublicKey } from '@scribblepup/kernel/release';
import { isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';

/** The server's configuration. All of it comes from the environment; none of it is secret. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** Path below which the whole site is served, '' for the root; never ends in a slash. */
  readonly basePath: string;
  /** The site's public origin, '' if unknown; never taken from a request. */
  readonly publicUrl: string;
  /** Further origins, besides its own, from which the site loads remotes. */
  readonly remoteOrigins: readonly string[];
  /** Folder with one deployable folder per app, and the registry. */
  readonly dist: string;
  /** Folder with the demo dogs, their pages and the video. */
  readonly content: string;
  /** Whether the site may be stored on visitors' devices; false removes what was stored. */
  readonly offline: boolean;
  /** Where pages report failures: a path below the base path, or an address; '' for nowhere. */
  readonly reportUrl: string;
  /** Whether developers can open the federation overlay on the page. */
  readonly overlay: boolean;
  /** Ed25519 public keys as base64, one of which must have signed the registry; none for no check. */
  readonly registryKeys: readonly string[];
  readonly log: boolean;
  /** Requests to /v1 that one client may make per minute; 0 for no limit. */
  readonly rateLimit: number;
  /**
   * Addresses or networks, separated by commas, of the proxies trusted to state a client's address;
   * '' for none.
   */
  readonly trustedProxies: string;
  /**
   * How long the server accepts new connections after the stop signal, in ms, so that a load
   * balancer can switch over.
   */
  readonly drainMs: number;
}

const repository = resolve(import.meta.dirname, '../..');

const parseBasePath = (value: string): string => {
  const trimmed = value.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./~-]*$/.test(trimmed)) throw new Error(`BASE_PATH is not a plain path: ${value}`);
  return trimmed ? `/${trimmed}` : '';
};

const isHttpUrl = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const parsePublicUrl = (value: string): string => {
  if (!value) return '';
  if (!isHttpUrl(value)) throw new Error(`PUBLIC_URL is not an http address: ${value}`);
  return new URL(value).origin;
};

const parseReportUrl = (value: string): string => {
  if (value === '' || /^\/(?!\/)[\w./~-]*$/.test(value)) return value;
  if (!isHttpUrl(value))
    throw new Error(`REPORT_URL is neither a path nor an http address: ${value}`);
  return new URL(value).href;
};

/** Splits a list at commas and spaces, and rejects an invalid item. */
const parseList = (
  name: string,
  kind: string,
  value: string,
  isValid: (item: string) => boolean,
): string[] => {
  const items = value.split(/[\s,]+/).filter(Boolean);
  const invalid = items.find((item) => !isValid(item));
  if (invalid !== undefined)
    throw new Error(`${name} contains something that is not ${kind}: ${invalid}`);
  return items;
};

const isOrigin = (text: string): boolean => isHttpUrl(text) && new URL(text).origin === text;

/** The ranges that Fastify knows by name. */
const ranges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, or a network such as 10.0.0.0/8. */
const isNetwork = (text: string): boolean => {
  const [address, bits = '1', ...more] = text.split('/');
  const maxBits = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  return more.length === 0 && /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits;
};

const isProxy = (text: string): boolean => ranges.includes(text) || isNetwork(text);

const parsePort = (value: string): number => {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is not a port number: ${value}`);
  return port;
};

const parseCount = (name: string, value: string): number => {
  const count = Number(value);
  if (!Number.isSafeInteger(count) || count < 0)
    throw new Error(`${name} is not a whole number: ${value}`);
  return count;
};

/** Accepts only 1 and 0, because a value such as `false` would be ambiguous. */
const parseSwitch = (name: string, value: string): boolean => {
  if (value !== '1' && value !== '0') throw new Error(`${name} is neither 1 nor 0: ${value}`);
  return value === '1';
};

/**
 * Reads the server's configuration from environment variables; api/README.md explains them.
 * @throws Error that names the invalid variable.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): ServerConfig => ({
  host: env['HOST'] || '127.0.0.1',
  port: parsePort(env['PORT'] || '3000'),
  basePath: parseBasePath(env['BASE_PATH'] ?? ''),
  publicUrl: parsePublicUrl(env['PUBLIC_URL'] ?? ''),
  remoteOrigins: parseList('REMOTE_ORIGINS', 'an origin', env['REMOTE_ORIGINS'] ?? '', isOrigin),
  dist: resolve(env['DIST'] || resolve(repository, 'dist')),
  content: resolve(env['CONTENT'] || resolve(repository, 'api/content')),
  offline: parseSwitch('OFFLINE', env['OFFLINE'] || '1'),
  reportUrl: parseReportUrl(env['REPORT_URL'] ?? ''),
  overlay: parseSwitch('OVERLAY', env['OVERLAY'] || '0'),
  registryKeys: parseList(
    'REGISTRY_KEYS',
    'an Ed25519 public key',
    env['REGISTRY_KEYS'] ?? '',
    isPublicKey,
  ),
  log: parseSwitch('LOG', env['LOG'] || '0'),
  rateLimit: parseCount('RATE_LIMIT', env['RATE_LIMIT'] || '600'),
  trustedProxies: parseList(
    'TRUSTED_PROXIES',
    'an address or a network',
    env['TRUSTED_PROXIES'] ?? '',
    isProxy,
  ).join(),
  drainMs: parseCount('DRAIN_MS', env['DRAIN_MS'] || '0'),
});
