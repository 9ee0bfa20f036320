import type { Found } from '@scribblepup/finder';
import type { PhotoReader } from '@scribblepup/tracing';
import type { Rect } from '@scribblepup/imaging';
import type { FinderAnswer } from '../../shared/protocol';
import { loadedFinder } from './finder';

type Failure = Extract<FinderAnswer, { looked: false }>['failure'];

/** What the finder found in a part of a photo, or why it could not look. */
export type Searched =
  { readonly found: Found } | { readonly found: null; readonly failure: Failure };

/** Looks for dogs in a part of a photo. Never throws: without the finder the visitor can still go on by hand. */
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
