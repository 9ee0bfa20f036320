import { publicScreens } from '@scribblepup/kernel/public-screens';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../config';
import { describePage, generalPage, notFoundPage } from './describe';
import { readFirstHtml } from './firstHtml';
import { readFolders, stampOfSite } from './folders';
import { readPage } from './page';
import { workerFolder } from './worker';

/** The HTML pages that the site serves. */
export interface Pages {
  readonly public: ReadonlyMap<string, string>;
  readonly general: string;
  readonly notFound: string;
  /** The folder of the matching service worker, if there is one. */
  readonly workerFolder: string | undefined;
}

/** @throws Error when the registry, the shell or another file of a release cannot be read */
export const readPages = async (config: ServerConfig): Promise<Pages> => {
  const { dist } = config;
  const folders = await readFolders(dist);
  const general = generalPage(await readPage(dist, folders.shell, config), config);
  const first = await readFirstHtml(dist, folders);
  const described = Object.keys(publicScreens).map(
    (path) => [path, describePage(general, path, first.get(path), config)] as const,
  );
  return {
    public: new Map(described),
    general,
    notFound: notFoundPage(general),
    workerFolder: await workerFolder(dist, folders.shell),
  };
};

/**
 * A function that gives the current pages, and reads them again whenever the registry points to
 * another release. An unusable release or registry leaves the site as it was.
 * @throws Error when the first read fails.
 */
export const keepPages = async (
  config: ServerConfig,
  log: FastifyBaseLogger,
): Promise<() => Promise<Pages>> => {
  let stamp = await stampOfSite(config.dist);
  let pages = await readPages(config);
  return async () => {
    const now = await stampOfSite(config.dist);
    if (now === stamp) return pages;
    stamp = now;
    pages = await readPages(config).catch((error: unknown) => {
      log.error(error, 'the site as before: its new release cannot be used');
      return pages;
    });
    return pages;
  };
};
