import { find } from '../find/find';
import { bestKernel } from '../kernels';
import type { Kernel } from '../kernels/types';
import { Network } from '../network/Network';
import { parseWeights } from '../weights/parse';
import type { Weights } from '../weights/types';
import { fetchWithTimeout } from './fetch';
import { checkMemory } from './memory';
import { checkOutputs } from './outputs';
import type { Finder, LoadedFinder, LoadOptions } from './types';

/**
 * Fetches the weights and makes a finder from them. Returns failures as data; call again to retry.
 * Rejects only with the signal's reason, or with a RangeError if there is not enough memory.
 */
export async function loadFinder(options: LoadOptions): Promise<LoadedFinder> {
  const fetched = await fetchWithTimeout(options);
  if (!fetched.ok) return fetched;
  const parsed = parseWeights(fetched.bytes);
  if (!parsed.ok) return parsed;
  const failure = checkOutputs(parsed.weights) ?? checkMemory(parsed.weights);
  if (failure) return { ok: false, failure };
  const kernel = (options.makeKernel ?? bestKernel)();
  options.signal?.throwIfAborted();
  return { ok: true, finder: finderOf(parsed.weights, kernel) };
}

function finderOf(weights: Weights, kernel: Kernel): Finder {
  const network = new Network(weights, kernel);
  return {
    kernel: kernel.name,
    version: weights.version,
    find: (photo, options) => find(network, photo, options),
  };
}
