import { floatsOf, padded, scratchFloats } from '../kernels/types';
import type { Conv, Op } from '../weights/types';
import { Arena } from './Arena';
import { depthOf } from './pack';
import { shapesOf, type MapShape } from './shapes';
import { entryOf } from './tensors';

/**
 * Whether a convolution needs its patches copied. With a 1 x 1 window and stride 1, the map itself
 * is the matrix.
 */
export const needsIm2col = ({ kernel, stride }: Conv): boolean => kernel > 1 || stride > 1;

/** A tensor in the kernel's memory. */
export interface Slot extends MapShape {
  readonly start: number;
  /** Floats from one cell to the next: the channels, padded. */
  readonly cellStride: number;
}

/** An op with the positions of its inputs and its output in the memory. */
export interface PlannedOp {
  readonly op: Op;
  readonly from: readonly Slot[];
  readonly to: Slot;
  /**
   * Start of a convolution's scratch: `scratchFloats` for the kernel, then the patches of one
   * output row if the convolution needs im2col.
   */
  readonly scratch: number;
}

/** The steps of a run, and the positions of its input and outputs in the memory. */
export interface Plan {
  readonly input: Slot;
  readonly steps: readonly PlannedOp[];
  readonly outputs: ReadonlyMap<number, Slot>;
  /** Floats of memory that the plan needs, including those before `from`. */
  readonly floats: number;
}

/**
 * Plans a run for an input of some shape: assigns each tensor a range of the kernel's memory, from
 * index `from` on. A range is reused as soon as no later op reads its tensor; `wanted` tensors stay
 * until the end.
 */
export function planFor(
  ops: readonly Op[],
  shape: MapShape,
  wanted: readonly number[],
  from: number,
): Plan {
  const shapes = shapesOf(ops, shape);
  const lastUse = new Map<number, number>();
  ops.forEach((op, index) => op.in.forEach((tensor) => lastUse.set(tensor, index)));
  for (const tensor of wanted) lastUse.set(tensor, Infinity);
  const arena = new Arena(from);
  const slots = new Map<number, Slot>();
  const allocate = (tensor: number): Slot => {
    const { height, width, channels } = entryOf(shapes, tensor);
    const cellStride = padded(channels);
    const slot = {
      height,
      width,
      channels,
      cellStride,
      start: arena.allocate(floatsOf(height * width, cellStride)),
    };
    slots.set(tensor, slot);
    return slot;
  };
  const input = allocate(0);
  const steps = ops.map((op, index): PlannedOp => {
    const inputs = op.in.map((tensor) => entryOf(slots, tensor));
    const to = allocate(op.out);
    const scratch = scratchFor(arena, op, to);
    for (const tensor of new Set(op.in))
      if (lastUse.get(tensor) === index) arena.free(entryOf(slots, tensor).start);
    return { op, from: inputs, to, scratch };
  });
  return {
    input,
    steps,
    outputs: new Map(wanted.map((tensor) => [tensor, entryOf(slots, tensor)])),
    floats: arena.end,
  };
}

/** Returns the start of a convolution's scratch, which later ops may reuse; 0 for other ops. */
function scratchFor(arena: Arena, op: Op, to: Slot): number {
  if (op.op !== 'conv') return 0;
  const depth = depthOf(op);
  const patches = needsIm2col(op) ? floatsOf(to.width, depth) : 0;
  const scratch = arena.allocate(scratchFloats(depth) + patches);
  arena.free(scratch);
  return scratch;
}
