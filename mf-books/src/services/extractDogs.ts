import type { ColoringClient, Extraction, ExtractOptions, Hints } from '@scribblepup/studio';
import { dogPoints } from '../dogPoints';

/** The dogs of a photo, and the hints that find the same dogs again. */
export interface FoundDogs {
  readonly extraction: Extraction;
  readonly hints: Hints;
}

/**
 * Extracts as many dogs as the visitor named, if the finder finds several; chosen dogs among the
 * hints win.
 * @param count number of dogs on the photo, according to the visitor
 * @throws ColoringError; an abort
 */
export const extractDogs = async (
  client: ColoringClient,
  photo: Blob,
  hints: Hints,
  count: number,
  options: ExtractOptions = {},
): Promise<FoundDogs> => {
  const extraction = await client.extract(photo, hints, options);
  const dogs = hints.dogs ? null : dogPoints(extraction.finder, count);
  if (!dogs) return { extraction, hints };
  const chosen = { ...hints, dogs };
  return { extraction: await client.extract(photo, chosen, options), hints: chosen };
};
