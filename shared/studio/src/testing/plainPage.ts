import type { DogArt } from '@scribblepup/tracing';
import type { Page } from '@scribblepup/pages';
import type { BookArt } from '../shared/book';

/**
 * A drawing without lines, a page without items and their book, for tests that only pass them on.
 */
export const dog: DogArt = {
  version: 1,
  width: 500,
  height: 500,
  outline: [],
  lines: [],
  solids: [],
  lights: [],
  markings: [],
  face: null,
  cut: { left: false, top: false, right: false, bottom: false },
};
export const page: Page = { look: 'plain', title: 'Plain', family: 'scenes', items: [] };
export const book: BookArt = {
  dog,
  choices: { name: 'Rex', bornMonth: 3 },
  looks: ['garden', 'mandala-ring'],
  pages: [page, null],
  number: 2,
};
