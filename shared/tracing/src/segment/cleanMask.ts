import { blur } from '@scribblepup/imaging/blur';
import { fillHoles, largeParts } from '@scribblepup/imaging/components';
import { maskArea, threshold, toPlane, type Mask } from '@scribblepup/imaging/plane';

// Minimum area of a part, as a share of the largest one, and maximum area of a hole to fill, as a
// share of the silhouette's area.
const MIN_PART_SHARE = 0.06,
  MAX_HOLE_SHARE = 0.01;

/**
 * Tidies a silhouette: rounds its edge with a blur of `sigma` px, drops small parts, fills small
 * holes.
 */
export function cleanMask(source: Mask, sigma: number): Mask {
  const rounded = threshold(blur(toPlane(largeParts(source, MIN_PART_SHARE)), sigma), 0.5);
  return largeParts(fillHoles(rounded, MAX_HOLE_SHARE * maskArea(rounded)), MIN_PART_SHARE);
}
