import type { ColoringClient, Extraction } from '@scribblepup/coloring/client';
import { plainDog, plainPage } from './dog';

export const plainExtraction: Extraction = {
  dog: plainDog,
  cutout: { width: 1, height: 1, alpha: new Uint8Array(1), area: { x: 0, y: 0, width: 1, height: 1 }, found: true },
  preview: new Blob(['cutout']),
  found: true,
};

/** A coloring client without a worker: everything is ready at once. */
export const fakeColoring = (change: Partial<ColoringClient> = {}): ColoringClient => ({
  prepare: (photo) => Promise.resolve({ photo, width: 800, height: 600 }),
  extract: () => Promise.resolve(plainExtraction),
  pages: (_dog, _choices, { from, count, onPage }) => {
    for (let index = from; index < from + count; index += 1) onPage(index, plainPage(index), new Blob([`page ${index}`]));
    return Promise.resolve();
  },
  logo: () => Promise.resolve(null),
  dispose: () => undefined,
  ...change,
});
