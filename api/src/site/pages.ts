import { publicScreens } from '@scribblepup/kernel/public-screens';
import type { FastifyBaseLogger } from 'fastify';
import { resolve } from 'node:path';
import type { ServerConfig } from '../config';
import { compressText, type CompressedText } from './compressText';
import type { Visitors } from './addFirstHtml';
import { guestPaths, memberPaths, remoteAt } from './addresses';
import { makeFirstHtml, readFrames } from './firstHtml';
import { readFolders, type Folders } from './folders';
import { readPage } from './page';
import { describePage, framedPage, generalPage, guardedPage, notFoundPage } from './pageVariants';
import { NO_FILES } from './remoteRelease';
import { createRemotesReader, type Remotes } from './remotes';
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
 * Reads the shell's release and makes the pages of all screens from it and the remotes.
 * @throws Error if a file of the shell is missing or damaged
 */
const readPages = async (
  config: ServerConfig,
  folders: Folders,
  remotes: Remotes,
): Promise<Pages> => {
  const { dist } = config;
  const page = generalPage(await readPage(dist, folders.shell, config), config);
  const frames = await readFrames(dist, folders);
  const frame = frames['*']?.join('') ?? '';
  // An earlier release of the shell has no frames, and no code that starts them.
  const general = frame === '' ? page : framedPage(page, frame, config);
  const first = makeFirstHtml(remotes, frames);
  const described = Object.keys(publicScreens).map(
    (path) => [path, describePage(page, path, first.get(path), config)] as const,
  );
  const guarded = (path: string, visitors: Visitors) => {
    if (frame === '') return [path, general] as const;
    const { manifest, scripts } = remotes.get(remoteAt(path) ?? '') ?? NO_FILES;
    const html = first.get(path) ?? { head: '', body: frame, scripts };
    return [
      path,
      guardedPage(page, frame, { path, visitors, first: html, manifest }, config),
    ] as const;
  };
  const guardedPages = [
    ...guestPaths.map((path) => guarded(path, 'guests')),
    ...memberPaths.map((path) => guarded(path, 'members')),
  ];
  return {
    byPath: new Map([...described, ...guardedPages]),
    general,
    notFound: notFoundPage(general),
    shellFolder: resolve(dist, folders.shell.path),
    workerFolder: await workerFolder(dist, folders.shell.path),
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
 * another release. While the registry or the shell's release is unusable, it returns the previous
 * pages. An unusable release of a remote affects only the screens of that remote. In both cases, a
 * later request tries again.
 * @throws Error if the registry or the shell's release is unusable at the first read
 */
export const createPageCache = async (
  config: ServerConfig,
  log: FastifyBaseLogger,
): Promise<() => Promise<Pages<CompressedText>>> => {
  const compress = compressor();
  const readRemotes = createRemotesReader(config.dist, log);
  let retryAt = Infinity;
  const read = async (): Promise<Pages<CompressedText>> => {
    const folders = await readFolders(config.dist);
    const { remotes, isComplete } = await readRemotes(folders);
    const newPages = await compress(await readPages(config, folders, remotes));
    // The registry may arrive before a release's files.
    retryAt = isComplete ? Infinity : performance.now() + RETRY_MS;
    return newPages;
  };
  let stamp = await stampOfSite(config.dist);
  let pages = await read();
  const readStamp = coalesceCalls(() => stampOfSite(config.dist));
  // Only one read runs at a time. Otherwise, an earlier read that finished last would restore an
  // older release.
  const readAgain = coalesceCalls(async () => {
    pages = await read();
  });
  let loggedStamp: string | undefined;
  return async () => {
    const newStamp = await readStamp();
    // While one request waits for the new release, the others get the previous one.
    if (newStamp !== stamp || performance.now() >= retryAt) {
      stamp = newStamp;
      retryAt = Infinity;
      await readAgain().catch((error: unknown) => {
        retryAt = performance.now() + RETRY_MS;
        if (loggedStamp === newStamp) return;
        loggedStamp = newStamp;
        log.error(error, 'cannot use the new release; still serving the previous one');
      });
    }
    return pages;
  };
};
