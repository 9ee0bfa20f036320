import { OUTPUT_STRIDE } from '../find/constants';
import { shapesOf } from '../network/shapes';
import { entryOf } from '../network/tensors';
import type { Weights, WeightsFailure } from '../weights/types';

/** The outputs that the finder reads, with their channels in order. */
const OUTPUTS: Readonly<Record<string, readonly string[]>> = {
  mask: ['dog'],
  points: ['left_eye', 'right_eye', 'nose', 'left_ear_base', 'right_ear_base'],
  head: ['centre', 'log_size'],
};

// Input side for the check, px; each stride gives it a map of a different size.
const TEST_SIDE = 65;

/** Checks that a valid weights file has the finder's outputs; returns null if it has. */
export function checkOutputs({ outputs, ops, input }: Weights): WeightsFailure | null {
  const shapes = shapesOf(ops, { width: TEST_SIDE, height: TEST_SIDE, channels: input.channels });
  for (const [name, channels] of Object.entries(OUTPUTS)) {
    const path = `header.outputs.${name}`;
    const output = outputs.get(name);
    if (output?.channels.join() !== channels.join())
      return { kind: 'malformed', path, problem: `not the channels ${channels.join(', ')}` };
    if (entryOf(shapes, output.tensor).width !== (TEST_SIDE - 1) / OUTPUT_STRIDE + 1)
      return { kind: 'malformed', path, problem: `not one cell per ${OUTPUT_STRIDE} px` };
  }
  return null;
}
