import type { FindOptions } from '../find/find';
import type { Kernel } from '../kernels/types';
import type { Pixels } from '@scribblepup/imaging';
import type { Found } from '../types';
import type { WeightsFailure } from '../weights/types';

export interface Finder {
  /** Which kernel runs the network: 'plain' takes about ten times as long as 'simd'. */
  readonly kernel: Kernel['name'];
  /** The weights' version. */
  readonly version: string;
  /**
   * Finds the dogs of a photo; the same photo gives the same answer, with the same kernel bit by
   * bit. Rejects with the signal's reason, and with a RangeError where the pixels are not as many
   * as width and height say.
   */
  find(photo: Pixels, options?: FindOptions): Promise<Found>;
}

/** Why the bytes did not come. */
export type FetchFailure =
  /** The fetch threw `cause`. */
  | { readonly kind: 'unreachable'; readonly cause: unknown }
  /** The time limit was over. */
  | { readonly kind: 'late' };

export type LoadFailure = WeightsFailure | FetchFailure;

export type LoadedFinder =
  | { readonly ok: true; readonly finder: Finder }
  | { readonly ok: false; readonly failure: LoadFailure };

export interface LoadOptions {
  /** Gives the weights file's bytes; its signal is aborted when nobody waits for them any more. */
  readonly fetchWeights: (signal: AbortSignal) => Promise<ArrayBuffer | Uint8Array>;
  readonly signal?: AbortSignal;
  /** How long the bytes may take, ms; without one as long as they need. */
  readonly timeLimit?: number;
  /** Makes the kernel; by default the fastest that runs here. */
  readonly makeKernel?: () => Promise<Kernel>;
}
