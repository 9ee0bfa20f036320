import type { Op } from '../weights/types';
import { same } from './padding';

export interface Size {
  readonly height: number;
  readonly width: number;
}

export interface Shape extends Size {
  readonly channels: number;
}

/** The shape of each tensor for an input of some shape. */
export function shapesOf(ops: readonly Op[], input: Shape): ReadonlyMap<number, Shape> {
  const shapes = new Map<number, Shape>([[0, input]]);
  for (const op of ops)
    shapes.set(
      op.out,
      shapeOf(
        op,
        op.in.map((tensor) => shapes.get(tensor)!),
      ),
    );
  return shapes;
}

function shapeOf(op: Op, from: readonly Shape[]): Shape {
  const a = from[0]!,
    b = from[1]!;
  switch (op.op) {
    case 'conv':
    case 'depthwise':
      return {
        height: same(a.height, op).length,
        width: same(a.width, op).length,
        channels: op.outChannels,
      };
    case 'add':
      return a;
    case 'concat':
      return { ...b, channels: a.channels + b.channels };
    case 'pool':
      return { height: 1, width: 1, channels: a.channels };
    case 'resize':
      return { ...b, channels: a.channels };
  }
}
