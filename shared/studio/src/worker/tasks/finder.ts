import { loadFinder, type Finder, type LoadedFinder } from '@scribblepup/finder';
import { WEIGHTS_LIMIT } from '../../shared/limits';
import { downloadWeights } from '../../shared/weights';

let finder: Finder | null = null;
let hasFailed = false;

/**
 * The finder, loaded once a worker. The call after a failure tries again, past every cache: what is there
 * may be damaged, and a request that hangs there holds up the next one for the same file.
 */
export const loadedFinder = async (): Promise<LoadedFinder> => {
  if (finder) return { ok: true, finder };
  const loaded = await loadFinder({
    fetchWeights: () => downloadWeights(hasFailed),
    timeLimit: WEIGHTS_LIMIT,
  });
  if (loaded.ok) ({ finder } = loaded);
  else hasFailed = true;
  return loaded;
};
