import { readFile } from 'node:fs/promises';
import { loadFinder, type Finder } from '../src';

/**
 * Loads the finder in Node, with this package's weights.
 * @throws Error if the file is damaged
 */
export async function finderFromDisk(): Promise<Finder> {
  const file = new URL('../weights/dog-finder.bin', import.meta.url);
  const loaded = await loadFinder({ fetchWeights: () => readFile(file) });
  if (!loaded.ok) throw new Error(`could not load the finder's weights: ${loaded.failure.kind}`);
  return loaded.finder;
}
