import { INPUT_SIDE } from '../find/constants';
import { planFor } from '../network/plan';
import type { Weights, WeightsFailure } from '../weights/types';

/**
 * Maximum memory for the maps of a pass, bytes. A browser tab on a phone has a few hundred
 * megabytes.
 */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Checks that a network fits into memory at the largest size of the first pass; returns null if
 * it does.
 */
export function checkMemory({ ops, outputs, input }: Weights): WeightsFailure | null {
  const size = { width: INPUT_SIDE, height: INPUT_SIDE, channels: input.channels };
  const { floats } = planFor(
    ops,
    size,
    [...outputs.values()].map(({ tensor }) => tensor),
    0,
  );
  const bytes = floats * Float32Array.BYTES_PER_ELEMENT;
  return bytes > MAX_BYTES
    ? { kind: 'malformed', path: 'header.ops', problem: `needs ${bytes} bytes of memory` }
    : null;
}
