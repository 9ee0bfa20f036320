import { offeredDogs } from '@scribblepup/tracing';
import type { Point, Rect } from '@scribblepup/imaging';
import type { Hints } from '@scribblepup/tracing';
import type { FinderResult } from '../../shared/protocol';
import { scaleRect } from '../../shared/scaling';
import type { SearchResult } from './search';

/** The result of a search and the searched area, in px of the scaled photo. */
export type AreaSearchResult = SearchResult & { readonly area: Rect };

/**
 * Converts the finder's result to px of the photo as given.
 * @param hints in px of the scaled photo
 * @param scale px of the scaled photo per px of the photo as given
 */
export const toFinderResult = (
  searched: AreaSearchResult,
  hints: Hints,
  scale: number,
): FinderResult => {
  if (!searched.found) return { ok: false, failure: searched.failure, detail: searched.detail };
  const point = ([x, y]: Point): Point => [x / scale, y / scale];
  const rect = (area: Rect): Rect => scaleRect(area, 1 / scale);
  const dogs = offeredDogs(searched.found, hints.dogs).map(({ box, outline, isDrawn }) => ({
    box: rect(box),
    outline: outline.map((ring) => ring.map(point)),
    isDrawn,
  }));
  return { ok: true, area: rect(searched.area), dogs };
};
