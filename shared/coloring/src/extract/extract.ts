import type { Hints, Pixels } from '../types';
import { Extraction, type Drawing } from './Extraction';
import type { Report } from './stages';

/**
 * A photo, already turned upright, to the dog as vectors and its cutout. Same photo and hints, same result.
 * @param report told of each stage; throws to stop the work
 * @throws ExtractError where the photo or the crop is too small, or dabs left nothing of the dog
 */
export const extract = (photo: Pixels, hints: Hints = {}, report?: Report): Drawing =>
  new Extraction(photo, hints).run(report);
