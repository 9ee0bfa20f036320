import type { Found } from '@scribblepup/finder';
import type { Pixels } from '@scribblepup/imaging';
import type { Hints } from './model/types';
import { Extraction, type Drawing } from './Extraction';
import type { Report } from './stages';

/**
 * Turns an upright photo into the dog as vectors plus its cutout. The same photo and hints give the
 * same result.
 * @param found the finder's result for the photo; null where it could not run
 * @param report called as each stage begins; throw from it to stop the work
 * @throws ExtractError where the photo or the crop is too small, or the dabs left nothing of the
 * dog
 */
export const extract = (
  photo: Pixels,
  hints: Hints = {},
  found: Found | null = null,
  report?: Report,
): Drawing => new Extraction(photo, hints, found).run(report);
