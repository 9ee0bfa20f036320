import type { VisitReply, VisitMessage } from '../messages';
import {
  gatherSite,
  generalPage,
  readSiteState,
  type SiteState,
  type SiteContents,
} from './gather';
import { fetchFile } from './fetching';
import type { Store } from './store';

/** Number of files fetched at a time. */
const MAX_PARALLEL_FETCHES = 3;

/** The text of a stored document; undefined if there is none, or it cannot be read. */
const storedText = async (store: Store, url: string): Promise<string | undefined> =>
  (await store.document(url))?.text().catch(() => undefined);

const isAlreadyStored = async (
  store: Store,
  { registry, page }: SiteState,
  { registryUrl, share }: VisitMessage,
  base: string,
): Promise<boolean> => {
  const [newest] = await store.generations();
  if (!newest || newest.share !== share) return false;
  const [storedRegistry, storedPage] = await Promise.all([
    storedText(store, registryUrl),
    storedText(store, generalPage(base)),
  ]);
  return storedRegistry === registry && storedPage === page;
};

/** Free storage to reserve for the family's photos and books, in bytes. */
const RESERVED_BYTES = 100_000_000;

const hasFreeSpace = async (): Promise<boolean> => {
  // Some browsers give no estimate; if they run out of room, storing fails and is caught.
  const { quota = Infinity, usage = 0 } =
    (await (navigator.storage as Partial<StorageManager>).estimate?.()) ?? {};
  return quota - usage > RESERVED_BYTES;
};

/** Fetches the files that are not stored yet. If one fails, those already fetched stay. */
const fetchMissing = async (store: Store, files: SiteContents['files']): Promise<void> => {
  const stored = await store.fileAddresses();
  const missing = [...files].filter(([url]) => !stored.has(url));
  const fetchRemaining = async (): Promise<void> => {
    for (let next = missing.shift(); next; next = missing.shift())
      await store.putFile(next[0], await fetchFile(...next));
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_FETCHES }, fetchRemaining));
};

const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Stores the whole current site on the device. The update is atomic: after a failure the previous
 * state stays, and the next visit tries again.
 * @param countTabs counts the site's open tabs
 */
export const storeSite = async (
  visit: VisitMessage,
  store: Store,
  base: string,
  countTabs: () => Promise<number>,
): Promise<VisitReply> => {
  let isReached = false;
  let failure: string | undefined;
  try {
    const state = await readSiteState(visit, base);
    isReached = true;
    if (
      visit.ahead &&
      !(await isAlreadyStored(store, state, visit, base)) &&
      (await hasFreeSpace())
    ) {
      const { documents, files } = await gatherSite(state, visit, base);
      await fetchMissing(store, files);
      const generation = {
        id: Date.now().toString(36),
        share: visit.share,
        files: [...files.keys()],
      };
      await store.commit(generation, documents, await countTabs());
    }
  } catch (error) {
    // No network, no room, or an incomplete release: the site works as it did before.
    if (!isQuotaError(error)) failure = String(error);
  }
  let isKept = false;
  try {
    isKept = (await store.generations()).length > 0;
    await store.tidy();
  } catch (error) {
    // The page waits for a reply. The first failure is the likely cause of this one.
    failure ??= String(error);
  }
  return { type: 'kept', isKept, isReached, ...(failure !== undefined && { failure }) };
};
