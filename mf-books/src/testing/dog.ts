import type { DogArt, Family, Page } from '@scribblepup/studio';

/** A triangular dog. */
export const plainDog: DogArt = {
  version: 1,
  width: 600,
  height: 500,
  outline: [[0, 0, 600, 0, 300, 500]],
  lines: [],
  solids: [],
  lights: [],
  markings: [],
  face: null,
  cut: { left: false, top: false, right: false, bottom: false },
};

const families: readonly Family[] = ['scenes', 'portraits', 'patterns', 'puzzles'];

/** Returns page number `index`; the families take turns. */
export const plainPage = (index: number): Page => ({
  look: `look-${index}`,
  title: `Title ${index}`,
  family: families[index % families.length]!,
  items: [],
});
