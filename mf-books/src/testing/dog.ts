import { offeredLooks, type DogArt, type Family, type Page } from '@scribblepup/studio';

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

/** The ids of the offered looks at these positions on the screen, from 0. */
export const pagesAt = (...positions: readonly number[]): string[] =>
  positions.map((position) => offeredLooks()[position]);

/** A page of the look with this id, without items; the families take turns. */
export const plainPage = (id: string): Page => {
  const position = offeredLooks().indexOf(id);
  return {
    look: id,
    title: `Title ${position}`,
    family: families[position % families.length],
    items: [],
  };
};
