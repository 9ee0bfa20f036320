import type { Found } from '@scribblepup/finder';
import type { Pixels } from '@scribblepup/imaging';
import type { Hints } from './model/types';
import { Extraction, type Drawing } from './Extraction';
import type { Report } from './stages';

/**
 * A photo, already turned upright, to the dog as vectors and its cutout. Same photo and hints, same result.
 * @param found what the finder saw in the photo; null where it could not look
 * @param report told of each stage; throws to stop the work
 * @throws ExtractError where the photo or the crop is too small, or dabs left nothing of the dog
 */
export const extract = (
  photo: Pixels,
  hints: Hints = {},
  found: Found | null = null,
  report?: Report,
): Drawing => new Extraction(photo, hints, found).run(report);
