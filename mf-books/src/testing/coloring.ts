import type {
  ColoringClient,
  Extraction,
  FinderResult,
  OfferedDog,
  PhotoBitmap,
} from '@scribblepup/studio';
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

/** The result of a finder that found these dogs in a photo of 400 x 200 px. */
export const finderResult = (...dogs: readonly OfferedDog[]): FinderResult => ({
  ok: true,
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
  finder: finderResult(foundDog()),
};

/** A decoded photo of this size, without pixels, because jsdom has no bitmaps. */
export const plainPicture = (width = 800, height = 600): PhotoBitmap => ({
  bitmap: { width, height, close: () => undefined },
  width,
  height,
});

/** A coloring client without a worker: everything is ready immediately. */
export const fakeColoring = (change: Partial<ColoringClient> = {}): ColoringClient => ({
  warmUp: () => undefined,
  prepare: (photo) => Promise.resolve({ photo, width: 800, height: 600 }),
  extract: () => Promise.resolve(plainExtraction),
  decodePhoto: () => Promise.resolve(plainPicture()),
  preview: (photo) => Promise.resolve({ preview: photo, width: 800, height: 600 }),
  crop: () => Promise.resolve(new Blob(['cropped'])),
  renderCutout: () => Promise.resolve(new Blob(['cut out'])),
  forget: () => undefined,
  drawPages: (_dog, _choices, { looks, onPage }) => {
    for (const id of looks) onPage(plainPage(id), new Blob([`page ${id}`]));
    return Promise.resolve();
  },
  traceLogo: () => Promise.resolve(null),
  drawSheet: (_art, place) =>
    Promise.resolve({ title: `Sheet ${place}`, picture: new Blob(['<svg/>']) }),
  colorSheet: (_art, place) =>
    Promise.resolve({ title: `Sheet ${place}`, picture: new Blob(['colored']) }),
  makeBookPdf: (_art) =>
    Promise.resolve({ name: 'Rex-coloring-book-1.pdf', file: new Blob(['%PDF-']) }),
  makeCoverPdf: (_art, _faces, shop) =>
    Promise.resolve({ name: `Rex-coloring-book-1-${shop}-cover.pdf`, file: new Blob(['%PDF-']) }),
  dispose: () => undefined,
  ...change,
});
