import { floatsOf, padded, rowsFor } from '../kernels/types';
import type { Conv, Op } from '../weights/types';
import { Arena } from './arena';
import { depthOf } from './pack';
import { shapesOf, type MapShape } from './shapes';
import { ofTensor } from './tensors';

/** False for a 1 x 1 window with stride 1: there the map itself is the matrix. */
export const readsPatches = ({ kernel, stride }: Conv): boolean => kernel > 1 || stride > 1;

/** A tensor in the kernel's memory. */
export interface Slot extends MapShape {
  readonly start: number;
  /** Floats from one cell to the next: the channels, padded. */
  readonly cell: number;
}

export interface PlannedOp {
  readonly op: Op;
  readonly from: readonly Slot[];
  readonly to: Slot;
  /** A convolution's scratch: the kernel's rows, then the patches of a row if it reads patches. */
  readonly scratch: number;
}

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
  const places = new Map<number, Slot>();
  const put = (tensor: number): Slot => {
    const { height, width, channels } = ofTensor(shapes, tensor);
    const cell = padded(channels);
    const place = {
      height,
      width,
      channels,
      cell,
      start: arena.take(floatsOf(height * width, cell)),
    };
    places.set(tensor, place);
    return place;
  };
  const input = put(0);
  const steps = ops.map((op, index): PlannedOp => {
    const inputs = op.in.map((tensor) => ofTensor(places, tensor));
    const to = put(op.out);
    const scratch = scratchFor(arena, op, to);
    for (const tensor of new Set(op.in))
      if (lastUse.get(tensor) === index) arena.give(ofTensor(places, tensor).start);
    return { op, from: inputs, to, scratch };
  });
  return {
    input,
    steps,
    outputs: new Map(wanted.map((tensor) => [tensor, ofTensor(places, tensor)])),
    floats: arena.end,
  };
}

function scratchFor(arena: Arena, op: Op, to: Slot): number {
  if (op.op !== 'conv') return 0;
  const depth = depthOf(op);
  const patches = readsPatches(op) ? floatsOf(to.width, depth) : 0;
  const scratch = arena.take(rowsFor(depth) + patches);
  arena.give(scratch);
  return scratch;
}
