import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { isHtml } from './fetching';
import { matchOptions, type Names } from './names';
import { freshOrKept, Patience } from './patience';

// By its address alone: a visitor's request, which may carry a token, is not written down.
const byAddress: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => request.url };
const byFile: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*/, ''),
};

// Some servers answer every address with a page; as a script it would stay for good.
const noPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !isHtml(response) ? response : null,
};

const patience = new Patience();

/** The network, else what was kept; nothing is written. */
export class FreshOrKept extends Strategy {
  /**
   * @param ms how long the network may take where something was kept
   * @param kept what was kept for an address
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

/** Files that never change: fetched once. */
export const hashedFiles = ({ files }: Names): Strategy =>
  new CacheFirst({ cacheName: files, matchOptions, plugins: [byAddress, noPages] });

/** The same, asked for again because something was wrong with them: fetched anew, for later too. */
export const retriedFiles = ({ files }: Names): Strategy =>
  new NetworkFirst({ cacheName: files, matchOptions, plugins: [byFile, noPages] });

/** The demo dogs as they were seen last, a hundred-odd pictures at most. */
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
