import type { Plane } from '@scribblepup/imaging/plane';
import { flowKernel } from '../kernels';
import type { Flow } from '../kernels/types';

// Number of steps in the table of range weights, and steps per unit of L.
const RANGE_STEPS = 512,
  STEPS_PER_L = 8;
// Radius of the spatial weights, in sigmas.
const CUTOFF_SIGMAS = 2;

/**
 * Orientation-aligned bilateral filter: across the flow, then along it (Kyprianidis, Döllner 2008,
 * "Image Abstraction by Structure Adaptive Filtering", section 3.2). Smooths fur, keeps edges.
 * @param spatial sigma in px
 * @param range sigma in units of L
 * @param where not 0 in the pixels to filter
 * @param passes number of times that both filters run
 */
export function flowBilateral(
  source: Plane,
  flow: Flow,
  where: Uint8Array,
  spatial: number,
  range: number,
  passes: number,
): Plane {
  const spatialWeights = Float32Array.from(
    { length: Math.ceil(spatial * CUTOFF_SIGMAS) + 1 },
    (_, k) => Math.exp((-k * k) / (2 * spatial * spatial)),
  );
  const rangeWeights = Float32Array.from({ length: RANGE_STEPS + 1 }, (_, k) =>
    Math.exp(-((k / STEPS_PER_L) ** 2) / (2 * range * range)),
  );
  return flowKernel().bilateral(
    source,
    flow,
    where,
    { spatial: spatialWeights, range: rangeWeights, stepsPerL: STEPS_PER_L },
    passes,
  );
}
