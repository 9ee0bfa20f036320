import { blur } from '@scribblepup/imaging/blur';
import { fillHoles, largeParts } from '@scribblepup/imaging/components';
import { area, threshold, toPlane, type Mask } from '@scribblepup/imaging/plane';

// Parts below this share of the largest part are dropped; holes below this share of the whole area
// are filled.
const LEAST_PART = 0.06,
  LARGEST_HOLE = 0.01;

/**
 * Tidies a silhouette: rounds its edge with a blur of `sigma` px, drops small parts, fills small
 * holes.
 */
export function cleanMask(source: Mask, sigma: number): Mask {
  const rounded = threshold(blur(toPlane(largeParts(source, LEAST_PART)), sigma), 0.5);
  return largeParts(fillHoles(rounded, LARGEST_HOLE * area(rounded)), LEAST_PART);
}
