import { composePage } from '@scribblepup/pages';
import type { DogArt } from '@scribblepup/tracing';
import { offeredLooks } from '../offeredLooks';
import type { BookArt } from '../shared/book';

/** A dog of a few lines, for tests that really draw. */
export const drawnDog: DogArt = {
  version: 1,
  width: 600,
  height: 420,
  outline: [[100, 0, 500, 0, 600, 200, 500, 420, 100, 420, 0, 200]],
  lines: [{ points: [150, 200, 1, 300, 250, 1, 450, 200, 1], strength: 1 }],
  solids: [],
  lights: [],
  markings: [],
  face: null,
  cut: { left: false, top: false, right: false, bottom: false },
};
const choices = { name: 'Rex', bornMonth: 3 };
const looks = offeredLooks(25);
/** A book with 25 stored pages. */
export const bookArt: BookArt = {
  dog: drawnDog,
  choices,
  looks,
  number: 2,
  pages: looks.map((look) => composePage(drawnDog, look, choices)),
};
