import type { DogArt } from '@scribblepup/tracing';
import type { Page, SheetPath } from '../model/types';
import { dogToPaths } from './dog';

/** Resolves a page with its dog to paths, for the PDF writer and the rasteriser. */
export function pageToPaths(page: Page, dog: DogArt): SheetPath[] {
  return page.items.flatMap((item): SheetPath[] =>
    item.kind === 'dog'
      ? dogToPaths(item, dog)
      : [
          {
            d: item.d,
            fill: item.fill ?? null,
            stroke: item.stroke ?? null,
            evenOdd: false,
            ...(item.clip ? { clip: item.clip } : {}),
          },
        ],
  );
}
