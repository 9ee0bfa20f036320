import type { Found } from '@scribblepup/finder';
import type { PhotoReader } from '@scribblepup/tracing';
import type { Rect } from '@scribblepup/imaging';
import type { FinderAnswer } from '../../shared/protocol';
import { loadedFinder } from './finder';

type Failure = Extract<FinderAnswer, { looked: false }>['failure'];

/** The finder's result for an area of a photo, or the reason why the search failed. */
export type Searched =
  | { readonly found: Found }
  | { readonly found: null; readonly failure: Failure };

/**
 * Searches an area of a photo for dogs. Never throws: without the finder, the visitor can still
 * continue by hand.
 */
export type Search = (photo: PhotoReader, area: Rect) => Promise<Searched>;

const failed = (failure: Failure): Searched => ({ found: null, failure });

export const searchWithFinder: Search = async (photo, area) => {
  const loaded = await loadedFinder();
  if (!loaded.ok) return failed(loaded.failure.kind);
  try {
    return { found: await loaded.finder.find(photo.read(), { area }) };
  } catch {
    return failed('broken');
  }
};
