import type { DetectionResult, LoadFailure } from '@scribblepup/finder';
import type { PhotoReader } from '@scribblepup/tracing';
import type { Rect } from '@scribblepup/imaging';
import type { FinderResult } from '../../shared/protocol';
import { describeError } from './failure';
import { loadFinderOnce } from './finder';

type Failure = Pick<Extract<FinderResult, { ok: false }>, 'failure' | 'detail'>;

/** The finder's result for an area of a photo, or the reason why the search failed. */
export type SearchResult =
  | { readonly found: DetectionResult }
  | (Failure & { readonly found: null });

/**
 * Searches an area of a photo for dogs. Never throws: without the finder, the visitor can still
 * continue by hand.
 */
export type Search = (photo: PhotoReader, area: Rect) => Promise<SearchResult>;

/** Details of a failure, besides its kind, for a report. */
const detailOf = (failure: LoadFailure): string | undefined => {
  if (failure.kind === 'unreachable') return describeError(failure.cause);
  if (failure.kind === 'truncated') return `${failure.received} of ${failure.expected} bytes`;
  if (failure.kind === 'version') return `version ${failure.found}`;
  return failure.kind === 'malformed' ? `${failure.path}: ${failure.problem}` : undefined;
};

export const searchWithFinder: Search = async (photo, area) => {
  try {
    const loaded = await loadFinderOnce();
    if (!loaded.ok)
      return { found: null, failure: loaded.failure.kind, detail: detailOf(loaded.failure) };
    return { found: await loaded.finder.find(photo.read(), { area }) };
  } catch (error) {
    return { found: null, failure: 'broken', detail: describeError(error) };
  }
};
