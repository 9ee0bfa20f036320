import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { isHtml } from './fetching';
import { matchOptions, type CacheNames } from './cacheNames';
import { networkFirst, AdaptiveTimeout } from './networkFirst';

// Use only the address as the key, because the visitor's request may have a token.
const keyByUrl: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url),
};
const ignoreQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*/, '')),
};

// Some servers return a page for every request, which the cache would keep as a script forever.
const rejectHtml: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.status === 200 && !isHtml(response) ? response : null),
};

// If the request has a hash, the browser has checked the response. Everything else is checked and
// stored with the whole site (see storeSite.ts).
const requireIntegrity: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(/\bsha(256|384|512)-/.test(request.integrity) ? response : null),
};

const timeout = new AdaptiveTimeout();

/** The network's response, or else the stored one. Stores nothing itself. */
export class ReadOnlyNetworkFirst extends Strategy {
  /**
   * @param ms how long to wait for the network if a response is stored
   * @param stored returns the stored response for an address
   */
  constructor(
    private readonly ms: number,
    private readonly stored: (url: string) => Promise<Response | undefined>,
  ) {
    super();
  }

  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetch(request);
    void handler.waitUntil(network.catch(() => undefined));
    return networkFirst(network, () => this.stored(request.url), timeout, this.ms);
  }
}

/** The stored response, or else the network's. */
class SafeCacheFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // On a damaged disk, a browser may refuse to read its storage.
    const stored = await handler.cacheMatch(request).catch(() => undefined);
    return stored ?? handler.fetchAndCachePut(request);
  }
}

/** Hashed files, which never change: a stored file is not fetched again. */
export const hashedFiles = ({ files }: CacheNames): Strategy =>
  new SafeCacheFirst({
    cacheName: files,
    matchOptions,
    plugins: [keyByUrl, rejectHtml, requireIntegrity],
  });

/**
 * Hashed files that are requested again because they were wrong or late: always from the network.
 */
export const retriedFiles = ({ files }: CacheNames): Strategy =>
  new NetworkFirst({
    cacheName: files,
    matchOptions,
    plugins: [ignoreQuery, rejectHtml, requireIntegrity],
  });

/** Demo content, from the network if possible. Stores at most 150 responses, for 30 days. */
export const demoContent = ({ demo }: CacheNames): Strategy =>
  new NetworkFirst({
    cacheName: demo,
    matchOptions,
    networkTimeoutSeconds: 4,
    plugins: [
      keyByUrl,
      rejectHtml,
      new ExpirationPlugin({
        maxEntries: 150,
        maxAgeSeconds: 30 * 86_400,
        purgeOnQuotaError: true,
      }),
    ],
  });
