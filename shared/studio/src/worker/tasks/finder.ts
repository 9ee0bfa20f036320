import { loadFinder, type Finder, type LoadedFinder } from '@scribblepup/finder';
import { WEIGHTS_LIMIT } from '../../shared/limits';
import { downloadWeights } from '../../shared/weights';

let finder: Finder | null = null;
let loading: Promise<LoadedFinder> | null = null;
let hasFailed = false;

const load = async (): Promise<LoadedFinder> => {
  const loaded = await loadFinder({
    fetchWeights: () => downloadWeights(hasFailed),
    timeLimit: WEIGHTS_LIMIT,
  });
  if (loaded.ok) ({ finder } = loaded);
  hasFailed = !loaded.ok;
  return loaded;
};

/**
 * Loads the finder once per worker; concurrent calls share one attempt. After a failure the next
 * call retries and bypasses every cache: the cached file may be damaged, and a hanging request in
 * the cache blocks the next one for the same file.
 */
export const loadedFinder = async (): Promise<LoadedFinder> => {
  if (finder) return { ok: true, finder };
  loading ??= load().finally(() => {
    loading = null;
  });
  return loading;
};

/**
 * Loads the finder before a photo needs it, unless that has failed before: a visitor who tries again
 * must not wait for an attempt that began while the network was still down.
 * @returns null if it has failed
 */
export const loadFinderEarly = async (): Promise<Finder | null> => {
  if (hasFailed) return null;
  const loaded = await loadedFinder();
  return loaded.ok ? loaded.finder : null;
};
