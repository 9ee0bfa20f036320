import { publicScreens } from '@scribblepup/kernel/public-screens';
import type { FastifyBaseLogger } from 'fastify';
import { resolve } from 'node:path';
import type { ServerConfig } from '../config';
import { compressText, type CompressedText } from './compressText';
import type { Visitors } from './addFirstHtml';
import { guestPaths, memberPaths, remoteAt } from './addresses';
import { firstFiles, NO_FILES } from './firstFiles';
import { readFirstHtml, readFrames } from './firstHtml';
import { readFolders } from './folders';
import { requireComplete } from './integrity';
import { readPage } from './page';
import { describePage, framedPage, generalPage, guardedPage, notFoundPage } from './pageVariants';
import { coalesceCalls } from './coalesceCalls';
import { stampOfSite } from './stamps';
import { workerFolder } from './worker';

/** The HTML pages that the site serves. */
export interface Pages<Page = string> {
  /** The pages of public screens, guest forms and members' screens with first HTML, by address. */
  readonly byPath: ReadonlyMap<string, Page>;
  /** The page of all other screens, such as those with an id in their addresses. */
  readonly general: Page;
  readonly notFound: Page;
  /** The folder of the shell's release. */
  readonly shellFolder: string;
  /** The folder of the matching service worker, if there is one. */
  readonly workerFolder: string | undefined;
}

/**
 * Reads the current releases and makes the pages of all screens from them.
 * @throws Error when the registry or a file of the shell is missing, or a file of a release cannot
 * be read
 */
export const readPages = async (config: ServerConfig): Promise<Pages> => {
  const { dist } = config;
  const folders = await readFolders(dist);
  // Only the shell must be complete. An incomplete remote must not affect the others.
  if (folders.hasShellFileList) await requireComplete(dist, folders.shell);
  const page = generalPage(await readPage(dist, folders.shell, config), config);
  const frames = await readFrames(dist, folders);
  const frame = frames['*']?.join('') ?? '';
  // An earlier release of the shell has no frames, and no code that starts them.
  const general = frame === '' ? page : framedPage(page, frame, config);
  const first = await readFirstHtml(dist, folders, frames);
  const described = Object.keys(publicScreens).map(
    (path) => [path, describePage(page, path, first.get(path), config)] as const,
  );
  const guarded = async (path: string, visitors: Visitors) => {
    if (frame === '') return [path, general] as const;
    const folder = folders.remotes.get(remoteAt(path) ?? '');
    const { manifest, scripts } = folder === undefined ? NO_FILES : await firstFiles(dist, folder);
    const html = first.get(path) ?? { head: '', body: frame, scripts };
    return [
      path,
      guardedPage(page, frame, { path, visitors, first: html, manifest }, config),
    ] as const;
  };
  const guardedPages = await Promise.all([
    ...guestPaths.map((path) => guarded(path, 'guests')),
    ...memberPaths.map((path) => guarded(path, 'members')),
  ]);
  return {
    byPath: new Map([...described, ...guardedPages]),
    general,
    notFound: notFoundPage(general),
    shellFolder: resolve(dist, folders.shell),
    workerFolder: await workerFolder(dist, folders.shell),
  };
};

/**
 * Compresses pages, and reuses those that have not changed since the last time. Works on one page
 * at a time, because compressing in parallel would take every core away from requests.
 */
const compressor = (): ((pages: Pages) => Promise<Pages<CompressedText>>) => {
  let known = new Map<string, CompressedText>();
  return async ({ byPath, general, notFound, ...folders }) => {
    const used = new Map<string, CompressedText>();
    const compress = async (html: string): Promise<CompressedText> => {
      const page = known.get(html) ?? (await compressText(html));
      used.set(html, page);
      return page;
    };
    const compressedByPath = new Map<string, CompressedText>();
    for (const [path, html] of byPath) compressedByPath.set(path, await compress(html));
    const pages = {
      byPath: compressedByPath,
      general: await compress(general),
      notFound: await compress(notFound),
      ...folders,
    };
    known = used;
    return pages;
  };
};

/** ms between two attempts to read a release that could not be read. */
export const RETRY_MS = 1000;

/**
 * Returns a function for the current pages, which reads them again whenever the registry points to
 * another release. While a release or the registry is unusable, it returns the previous pages, and
 * tries again at a later request.
 * @throws Error if the first read fails.
 */
export const createPageCache = async (
  config: ServerConfig,
  log: FastifyBaseLogger,
): Promise<() => Promise<Pages<CompressedText>>> => {
  const compress = compressor();
  const read = async (): Promise<Pages<CompressedText>> => compress(await readPages(config));
  let stamp = await stampOfSite(config.dist);
  let pages = await read();
  const readStamp = coalesceCalls(() => stampOfSite(config.dist));
  // Only one read runs at a time. Otherwise, an earlier read that finished last would restore an
  // older release.
  const readAgain = coalesceCalls(async () => {
    pages = await read();
  });
  let retryAt = Infinity;
  let loggedStamp: string | undefined;
  return async () => {
    const newStamp = await readStamp();
    // While one request waits for the new release, the others get the previous one.
    if (newStamp !== stamp || performance.now() >= retryAt) {
      stamp = newStamp;
      retryAt = Infinity;
      await readAgain().catch((error: unknown) => {
        // The registry may arrive before the release's files, so a later request tries again.
        retryAt = performance.now() + RETRY_MS;
        if (loggedStamp === newStamp) return;
        loggedStamp = newStamp;
        log.error(error, 'cannot use the new release; still serving the previous one');
      });
    }
    return pages;
  };
};
