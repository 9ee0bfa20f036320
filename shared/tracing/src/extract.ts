import type { DetectionResult } from '@scribblepup/finder';
import type { Pixels } from '@scribblepup/imaging';
import type { Hints } from './model/types';
import { Tracer, type TracedDog } from './Tracer';
import type { OnStage } from './stages';

/**
 * Turns an upright photo into the dog as vectors and its cutout. The same photo and hints always
 * give the same result.
 * @param found the finder's result for the photo; null if it could not run
 * @param report called when each stage begins; throw from it to stop
 * @throws ExtractError if the photo or the crop is too small, or the dabs left nothing of the
 * dog
 */
export const extract = (
  photo: Pixels,
  hints: Hints = {},
  found: DetectionResult | null = null,
  report?: OnStage,
): TracedDog => new Tracer(photo, hints, found).run(report);
