import type { DogArt } from '@scribblepup/tracing';
import type { Cast, Page, PageItem, SheetPath } from '../model/types';
import { dogToPaths } from './dog';

/** The dogs as a list. */
export const castOf = (dogs: DogArt | Cast): Cast => ('outline' in dogs ? [dogs] : dogs);

/**
 * Resolves an item of a page to paths.
 * @throws RangeError if it is a dog that is missing, so that no page is drawn incompletely
 */
export function itemToPaths(item: PageItem, cast: Cast): SheetPath[] {
  if (item.kind === 'dog') {
    const { who = 0 } = item;
    const dog = cast.at(who);
    if (!dog) throw new RangeError(`The page shows dog ${who + 1} of ${cast.length}.`);
    return dogToPaths(item, dog);
  }
  return [
    {
      d: item.d,
      fill: item.fill ?? null,
      stroke: item.stroke ?? null,
      evenOdd: false,
      ...(item.clip ? { clip: item.clip } : {}),
    },
  ];
}

/**
 * Resolves a page with its dogs to paths, for the PDF writer and the rasterizer.
 * @throws RangeError if the page shows a dog that is missing
 */
export function pageToPaths(page: Page, dogs: DogArt | Cast): SheetPath[] {
  const cast = castOf(dogs);
  return page.items.flatMap((item) => itemToPaths(item, cast));
}
