import type { FindOptions } from '../find/find';
import type { Kernel } from '../kernels/types';
import type { Pixels } from '@scribblepup/imaging';
import type { DetectionResult } from '../types';
import type { WeightsFailure } from '../weights/types';

/** Finds dogs in photos. */
export interface Finder {
  /** The kernel that runs the network: 'plain' takes about 15 times as long as 'simd'. */
  readonly kernel: Kernel['name'];
  /** The weights' version. */
  readonly version: string;
  /**
   * Finds the dogs in a photo. The same photo gives the same answer, bit for bit with the same
   * kernel. Rejects with the signal's reason, or with a RangeError if the number of pixels does
   * not match width and height, the area contains no pixel, or there is not enough memory.
   */
  find(photo: Pixels, options?: FindOptions): Promise<DetectionResult>;
}

/** Why the weights could not be fetched. */
export type FetchFailure =
  /** The fetch threw `cause`. */
  | { readonly kind: 'unreachable'; readonly cause: unknown }
  /** The time limit ran out. */
  | { readonly kind: 'late' };

/** Why there is no finder. */
export type LoadFailure = WeightsFailure | FetchFailure;

export type LoadedFinder =
  | { readonly ok: true; readonly finder: Finder }
  | { readonly ok: false; readonly failure: LoadFailure };

export interface LoadOptions {
  /** Fetches the bytes of the weights file; the signal is aborted once nobody waits for them. */
  readonly fetchWeights: (signal: AbortSignal) => Promise<ArrayBuffer | Uint8Array>;
  readonly signal?: AbortSignal;
  /** Time limit for the fetch, ms; unlimited by default. */
  readonly timeLimit?: number;
  /** Creates the kernel; by default the fastest one that runs here. */
  readonly makeKernel?: () => Kernel;
}
