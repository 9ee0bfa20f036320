import { loadFinder, type Finder, type LoadedFinder } from '@scribblepup/finder';
import { WEIGHTS_TIMEOUT } from '../../shared/limits';
import { downloadWeights } from '../../shared/weights';

let finder: Finder | null = null;
let loading: Promise<LoadedFinder> | null = null;
/** The latest download, until its bytes are used or it fails. */
let download: Promise<ArrayBuffer> | null = null;
/** Whether the last attempt failed, and no late download has arrived since. */
let hasFailed = false;

const load = async (): Promise<LoadedFinder> => {
  const loaded = await loadFinder({
    fetchWeights: () => (download ??= downloadWeights(hasFailed ? 'reload' : 'default')),
    timeLimit: WEIGHTS_TIMEOUT,
  });
  hasFailed = !loaded.ok;
  if (loaded.ok) ({ finder } = loaded);
  if (loaded.ok || loaded.failure.kind !== 'late') download = null;
  else
    download?.then(
      () => (hasFailed = false),
      () => (download = null),
    );
  return loaded;
};

/**
 * Loads the finder once per worker; concurrent calls share one attempt. After a failure the next
 * call retries. A late download continues, and the next call uses it. If the download failed or its
 * bytes were unusable, the next one bypasses every cache: the cached file may be damaged, and a
 * hanging request in the cache blocks the next one for the same file.
 */
export const loadFinderOnce = async (): Promise<LoadedFinder> => {
  if (finder) return { ok: true, finder };
  loading ??= load().finally(() => {
    loading = null;
  });
  return loading;
};

/**
 * Loads the finder before a photo needs it, unless that has failed before: a visitor who tries
 * again must not wait for an attempt that began while the network was still down.
 * @returns null if it has failed
 */
export const preloadFinder = async (): Promise<Finder | null> => {
  if (hasFailed) return null;
  const loaded = await loadFinderOnce();
  return loaded.ok ? loaded.finder : null;
};
