import type { Plane } from '@scribblepup/imaging/plane';
import { flowKernel } from '../kernels';
import type { Flow } from '../kernels/types';

// Ratio of the wider Gaussian's sigma to the narrower one's, close to a Laplacian (Marr, Hildreth
// 1980).
const RATIO = 1.6;
// Radius of all Gaussians, in sigmas.
const CUTOFF_SIGMAS = 2.2;

/** Parameters of the flow-based difference of Gaussians. */
export interface FdogOptions {
  /** Sigma across the flow, px. */
  readonly across: number;
  /** Sigma along the flow, px. */
  readonly along: number;
  /**
   * Weight of the wider Gaussian; with a lower weight, dark areas respond more even without an
   * edge.
   */
  readonly rho: number;
}

/**
 * Flow-based difference of Gaussians: across the flow, then averaged along it (Kang, Lee, Chui
 * 2007, "Coherent Line Drawing", section 2.2; separable form of Winnemoeller, Kyprianidis, Olsen
 * 2012, "XDoG", section 2.6). Positive on dark lines; 0 where `where` is 0.
 */
export function flowDifferenceOfGaussians(
  L: Plane,
  flow: Flow,
  where: Uint8Array,
  { across, along, rho }: FdogOptions,
): Float32Array {
  const near = Float32Array.from({ length: Math.ceil(along * CUTOFF_SIGMAS) + 1 }, (_, k) =>
    Math.exp((-k * k) / (2 * along * along)),
  );
  return flowKernel().convolveAcrossAlong(
    L,
    flow,
    where,
    differenceOfGaussiansKernel(across, rho),
    near,
  );
}

/** Half of the symmetric kernel, center first: the wider Gaussian minus the narrower one. */
function differenceOfGaussiansKernel(sigma: number, rho: number): Float32Array {
  const reach = Math.ceil(sigma * RATIO * CUTOFF_SIGMAS);
  const half = (s: number): number[] => {
    const values = Array.from({ length: reach + 1 }, (_, k) => Math.exp((-k * k) / (2 * s * s)));
    const total = values.reduce((sum, v, k) => sum + (k ? 2 * v : v), 0);
    return values.map((v) => v / total);
  };
  const narrow = half(sigma),
    wide = half(sigma * RATIO);
  return Float32Array.from(wide, (v, k) => rho * v - narrow[k]);
}
