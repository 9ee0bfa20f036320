import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { isHtml } from './fetching';
import { matchOptions, type Names } from './names';
import { freshOrKept, Patience } from './patience';

// Store the address only: the visitor's request may carry a token.
const byAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url),
};
const byFile: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*/, '')),
};

// Some servers answer every address with a page, which the cache would keep for good as a script.
const noPages: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.status === 200 && !isHtml(response) ? response : null),
};

// The browser has checked the answer if the request names a hash. Everything else is stored with the
// whole site, which checks it (see keep.ts).
const onlyChecked: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(/\bsha(256|384|512)-/.test(request.integrity) ? response : null),
};

const patience = new Patience();

/** The network's answer, else the stored one. Stores nothing itself. */
export class FreshOrKept extends Strategy {
  /**
   * @param ms how long to wait for the network when an answer is stored
   * @param kept gives the stored answer for an address
   */
  constructor(
    private readonly ms: number,
    private readonly kept: (url: string) => Promise<Response | undefined>,
  ) {
    super();
  }

  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetch(request);
    void handler.waitUntil(network.catch(() => undefined));
    return freshOrKept(network, () => this.kept(request.url), patience, this.ms);
  }
}

/** Hashed files, which never change: those that are stored are not fetched again. */
export const hashedFiles = ({ files }: Names): Strategy =>
  new CacheFirst({ cacheName: files, matchOptions, plugins: [byAddress, noPages, onlyChecked] });

/** Hashed files requested again because something was wrong with them: fetched anew. */
export const retriedFiles = ({ files }: Names): Strategy =>
  new NetworkFirst({ cacheName: files, matchOptions, plugins: [byFile, noPages, onlyChecked] });

/** Demo content as it was seen last: at most 150 answers, for 30 days. */
export const demoContent = ({ demo }: Names): Strategy =>
  new NetworkFirst({
    cacheName: demo,
    matchOptions,
    networkTimeoutSeconds: 4,
    plugins: [
      byAddress,
      noPages,
      new ExpirationPlugin({
        maxEntries: 150,
        maxAgeSeconds: 30 * 86_400,
        purgeOnQuotaError: true,
      }),
    ],
  });
