import { padded, SPARE_CELLS } from '../kernels/types';
import type { Conv, Op } from '../weights/types';
import { Arena } from './arena';
import { depthOf } from './pack';
import { shapesOf, type Shape } from './shapes';

/** False for a 1 x 1 window with stride 1: there the map itself is the matrix. */
export const readsPatches = ({ kernel, stride }: Conv): boolean => kernel > 1 || stride > 1;

/** A tensor in the kernel's memory. */
export interface Place extends Shape {
  readonly start: number;
  /** Floats from one cell to the next: the channels, padded. */
  readonly cell: number;
}

export interface Step {
  readonly op: Op;
  readonly from: readonly Place[];
  readonly to: Place;
  /** Place of the patches of a row, where the op needs it. */
  readonly scratch: number;
}

export interface Plan {
  readonly input: Place;
  readonly steps: readonly Step[];
  readonly outputs: ReadonlyMap<number, Place>;
  /** Floats of memory that the plan needs, including those before `from`. */
  readonly floats: number;
}

/**
 * Plans a run for an input of some shape: gives each tensor a place in the kernel's memory, from
 * index `from` on. A place is reused as soon as no later op reads its tensor; `wanted` tensors stay
 * to the end.
 */
export function planFor(
  ops: readonly Op[],
  shape: Shape,
  wanted: readonly number[],
  from: number,
): Plan {
  const shapes = shapesOf(ops, shape);
  const lastUse = new Map<number, number>();
  ops.forEach((op, index) => op.in.forEach((tensor) => lastUse.set(tensor, index)));
  for (const tensor of wanted) lastUse.set(tensor, Infinity);
  const arena = new Arena(from);
  const places = new Map<number, Place>();
  const put = (tensor: number): Place => {
    const { height, width, channels } = shapes.get(tensor)!;
    const cell = padded(channels);
    const place = {
      height,
      width,
      channels,
      cell,
      start: arena.take((height * width + SPARE_CELLS) * cell),
    };
    places.set(tensor, place);
    return place;
  };
  const input = put(0);
  const steps = ops.map((op, index): Step => {
    const inputs = op.in.map((tensor) => places.get(tensor)!);
    const to = put(op.out);
    const scratch = scratchFor(arena, op, to);
    for (const tensor of new Set(op.in))
      if (lastUse.get(tensor) === index) arena.give(places.get(tensor)!.start);
    return { op, from: inputs, to, scratch };
  });
  return {
    input,
    steps,
    outputs: new Map(wanted.map((tensor) => [tensor, places.get(tensor)!])),
    floats: arena.end,
  };
}

function scratchFor(arena: Arena, op: Op, to: Place): number {
  if (op.op !== 'conv' || !readsPatches(op)) return 0;
  const scratch = arena.take((to.width + SPARE_CELLS) * depthOf(op));
  arena.give(scratch);
  return scratch;
}
