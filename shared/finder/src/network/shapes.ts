import type { Size } from '@scribblepup/imaging';
import type { Op } from '../weights/types';
import { samePadding } from './padding';
import { entryOf } from './tensors';

/** Size and channels of a map. */
export interface MapShape extends Size {
  readonly channels: number;
}

/** The shape of each tensor for an input of some shape. */
export function shapesOf(ops: readonly Op[], input: MapShape): ReadonlyMap<number, MapShape> {
  const shapes = new Map<number, MapShape>([[0, input]]);
  for (const op of ops)
    shapes.set(
      op.out,
      shapeOf(
        op,
        op.in.map((tensor) => entryOf(shapes, tensor)),
      ),
    );
  return shapes;
}

function shapeOf(op: Op, from: readonly MapShape[]): MapShape {
  const a = from[0],
    b = from[1];
  switch (op.op) {
    case 'conv':
    case 'depthwise':
      return {
        height: samePadding(a.height, op).length,
        width: samePadding(a.width, op).length,
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
