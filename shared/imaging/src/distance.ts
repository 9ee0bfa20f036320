import { kernel } from './kernels';
import { plane, type Mask, type Plane } from './plane';

/**
 * Exact Euclidean distance in px from each pixel to the nearest pixel of a mask: lower envelopes of
 * parabolas (Felzenszwalb and Huttenlocher 2012, "Distance Transforms of Sampled Functions",
 * section 2). An empty mask gives a large finite number everywhere.
 */
export const distanceTransform = (target: Mask): Plane =>
  plane(target.width, target.height, kernel().distances(target));
