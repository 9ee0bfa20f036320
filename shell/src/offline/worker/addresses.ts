import { paths } from '@scribblepup/kernel/core';
import { publicScreens } from '@scribblepup/kernel/public-screens';

/**
 * How an address is treated: a page of the site; a file whose name carries a hash of its content, which
 * never changes; a file that tells what is current; demo content; all else, which is left to the network.
 */
export type Kind = 'page' | 'hashed' | 'current' | 'demo' | 'other';

/** The part of a request that decides. */
export interface Asked {
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

/** Whether a file is asked for again because something was wrong with it: under an address of its own, or past every cache. */
export const isRetry = ({ url, cache }: Pick<Request, 'url' | 'cache'>): boolean =>
  new URL(url).search !== '' || cache === 'reload';

/** @param base address below which the whole site lies, with a slash at its end */
export const kindOf = ({ url, method, mode, headers }: Asked, base: string): Kind => {
  const { origin, pathname, protocol } = new URL(url);
  // A film is fetched in parts, which no cache can put together.
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

// Any screen but the public ones has the same page; its address, which may name a book, is not kept.
const general = paths.login;

/** Address under which the page for an address is kept. */
export const pageKey = (url: string, base: string): string => {
  const path = `/${new URL(url).pathname.slice(new URL(base).pathname.length)}`
    .replace(/\/+$/, '')
    .toLowerCase();
  const screen = path === '' ? paths.home : path;
  return new URL((Object.hasOwn(publicScreens, screen) ? screen : general).slice(1), base).href;
};

/** Addresses of all the pages that are kept, the general one first. */
export const pageAddresses = (base: string): string[] =>
  [general, ...Object.keys(publicScreens)].map((path) => new URL(path.slice(1), base).href);
