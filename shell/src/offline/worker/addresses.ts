import { paths } from '@scribblepup/kernel/core';
import { publicTitles } from '@scribblepup/kernel/public-screens';

/**
 * How the worker treats a request: `page` is a page of the site; `hashed` a file that never
 * changes, because its name has a hash of its content; `current` a file that may change with each
 * release, such as the registry; `demo` demo content; `other` is left to the network.
 */
export type RequestKind = 'page' | 'hashed' | 'current' | 'demo' | 'other';

/** The part of a request that decides its kind. */
export interface RequestFields {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly headers: Pick<Headers, 'has'>;
}

const hashed = /\.[0-9a-f]{10}\.\w+$/;
const pointer = /\/(registry|mf-manifest)\.json$/;
const file = /\.\w{1,12}$/;
const demo = /^(v1\/demo\/|content\/.*\.(webp|svg|jpe?g|png)$)/;
const server = /^(v1|content|healthz|readyz)(\/|$)/;

export const isHashed = (url: string): boolean => hashed.test(new URL(url).pathname);

/**
 * Whether a file is requested again because it was wrong or late: with a query string, or with
 * `cache: 'reload'`.
 */
export const isRetry = ({ url, cache }: Pick<Request, 'url' | 'cache'>): boolean =>
  new URL(url).search !== '' || cache === 'reload';

/** @param base address of the site's root, with a slash at its end */
export const requestKind = (
  { url, method, mode, headers }: RequestFields,
  base: string,
): RequestKind => {
  const { origin, pathname, protocol } = new URL(url);
  // The player requests a video in ranges, which the cache cannot join.
  if (method !== 'GET' || headers.has('range') || !/^https?:$/.test(protocol)) return 'other';
  const site = new URL(base);
  const isOwn = origin === site.origin && pathname.startsWith(site.pathname);
  const path = isOwn ? pathname.slice(site.pathname.length) : '';
  if (mode === 'navigate')
    return isOwn && !file.test(path) && !server.test(path) ? 'page' : 'other';
  if (hashed.test(pathname)) return 'hashed';
  if (pointer.test(pathname)) return 'current';
  if (demo.test(path)) return 'demo';
  return isOwn && file.test(path) && !server.test(path) ? 'current' : 'other';
};

// All screens except the public ones share one page, stored under this address. Their own addresses
// may name a book, so they are not stored.
const generalPath = paths.login;

/** The address under which the page for an address is stored. */
export const pageKey = (url: string, base: string): string => {
  const path = `/${new URL(url).pathname.slice(new URL(base).pathname.length)}`
    .replace(/\/+$/, '')
    .toLowerCase();
  const screen = path === '' ? paths.home : path;
  return new URL((Object.hasOwn(publicTitles, screen) ? screen : generalPath).slice(1), base).href;
};

/** The addresses of all stored pages, the general one first. */
export const pageAddresses = (base: string): string[] =>
  [generalPath, ...Object.keys(publicTitles)].map((path) => new URL(path.slice(1), base).href);
