import { blur } from '@scribblepup/imaging/blur';
import { fillHoles, largeParts } from '@scribblepup/imaging/components';
import { area, threshold, toPlane, type Mask } from '@scribblepup/imaging/plane';

// Parts smaller than this share of the largest are dropped; holes below this share of all are filled.
const LEAST_PART = 0.06,
  LARGEST_HOLE = 0.01;

/** One tidy silhouette: small parts gone, small holes filled, its edge rounded by a blur of `sigma` px. */
export function cleanMask(source: Mask, sigma: number): Mask {
  const rounded = threshold(blur(toPlane(largeParts(source, LEAST_PART)), sigma), 0.5);
  return largeParts(fillHoles(rounded, LARGEST_HOLE * area(rounded)), LEAST_PART);
}
