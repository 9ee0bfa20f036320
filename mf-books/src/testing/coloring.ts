import type { ColoringClient, Extraction, FinderAnswer, OfferedDog } from '@scribblepup/studio';
import { plainDog, plainPage } from './dog';

/**
 * A found dog in a box of 100 x 100 px of the photo.
 * @param x left edge of the box
 */
export const foundDog = (x = 0, isDrawn = true): OfferedDog => ({
  box: { x, y: 0, width: 100, height: 100 },
  outline: [
    [
      [x, 0],
      [x + 100, 0],
      [x + 50, 100],
    ],
  ],
  isDrawn,
});

/** The answer of a finder that found these dogs in a photo of 400 x 200 px. */
export const looked = (...dogs: readonly OfferedDog[]): FinderAnswer => ({
  looked: true,
  area: { x: 0, y: 0, width: 400, height: 200 },
  dogs,
});

export const plainExtraction: Extraction = {
  dog: plainDog,
  cutout: {
    width: 1,
    height: 1,
    alpha: new Uint8Array(1),
    area: { x: 0, y: 0, width: 1, height: 1 },
    found: true,
    advice: null,
  },
  preview: new Blob(['cutout']),
  found: true,
  finder: looked(foundDog()),
};

/** A coloring client without a worker: everything is ready at once. */
export const fakeColoring = (change: Partial<ColoringClient> = {}): ColoringClient => ({
  prepare: (photo) => Promise.resolve({ photo, width: 800, height: 600 }),
  extract: () => Promise.resolve(plainExtraction),
  pages: (_dog, _choices, { from, count, onPage }) => {
    for (let index = from; index < from + count; index += 1)
      onPage(index, plainPage(index), new Blob([`page ${index}`]));
    return Promise.resolve();
  },
  logo: () => Promise.resolve(null),
  dispose: () => undefined,
  ...change,
});
