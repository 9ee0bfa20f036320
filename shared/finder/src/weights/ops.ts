import { Malformed, integer, type Fields } from './Fields';
import { LIMITS } from './limits';
import type { Activation, Conv, Depthwise, Op, LayerParameters } from './types';

/**
 * A tensor's channels, and the number of input pixels that a cell spans; null if one cell spans the
 * whole input.
 */
export interface TensorShape {
  readonly channels: number;
  readonly stride: number | null;
}

const KINDS = ['conv', 'depthwise', 'add', 'concat', 'pool', 'resize'] as const;
const ACTIVATIONS: readonly Activation[] = ['none', 'relu', 'relu6'];

/**
 * Tracks the tensors of all ops that have been read, and how much of the data section these ops
 * have claimed.
 */
export class TensorTable {
  private readonly shapes: Map<number, TensorShape>;
  private claimed = 0;

  constructor(
    inputChannels: number,
    readonly dataBytes: number,
  ) {
    this.shapes = new Map([[0, { channels: inputChannels, stride: 1 }]]);
  }

  get(tensor: number, path: string): TensorShape {
    const shape = this.shapes.get(tensor);
    if (!shape) throw new Malformed(path, `tensor ${tensor} is not produced before it is used`);
    return shape;
  }

  add(tensor: number, shape: TensorShape, path: string): void {
    if (this.shapes.has(tensor)) throw new Malformed(path, `tensor ${tensor} is produced twice`);
    if (shape.channels > LIMITS.channels)
      throw new Malformed(path, `more than ${LIMITS.channels} channels`);
    this.shapes.set(tensor, shape);
  }

  /** Claims a range of the data section; together, the ranges may be no longer than the section. */
  claim(start: number, bytes: number, path: string): void {
    this.claimed += bytes;
    if (start + bytes > this.dataBytes || this.claimed > this.dataBytes)
      throw new Malformed(path, 'outside the data section');
  }
}

/** Reads one op, checks it against the tensors produced so far and adds its own. */
export function readOp(fields: Fields, tensors: TensorTable): Op {
  const op = fields.oneOf('op', KINDS);
  const out = fields.integer('out', 1, LIMITS.ops);
  const inputs = fields
    .list('in', 2)
    .map((value) => integer(value, fields.pathOf('in'), 0, LIMITS.ops));
  const shapes = inputs.map((tensor) => tensors.get(tensor, fields.pathOf('in')));
  const a = inputs[0],
    shapeA = shapes[0],
    b = inputs[1],
    shapeB = shapes[1];
  if (inputs.length !== (op === 'add' || op === 'concat' || op === 'resize' ? 2 : 1))
    throw new Malformed(fields.pathOf('in'), 'wrong number of input tensors');
  const addOutput = (shape: TensorShape): void => tensors.add(out, shape, fields.path);
  switch (op) {
    case 'conv':
    case 'depthwise':
      return readLayer(fields, { op, in: [a], out }, shapeA, tensors);
    case 'add':
      if (shapeA.channels !== shapeB.channels || shapeA.stride !== shapeB.stride)
        throw new Malformed(fields.path, 'tensors of different shapes');
      addOutput(shapeA);
      return { op, in: [a, b], out };
    case 'concat':
      if (shapeA.stride !== null && shapeA.stride !== shapeB.stride)
        throw new Malformed(fields.path, 'tensors of different sizes');
      addOutput({ channels: shapeA.channels + shapeB.channels, stride: shapeB.stride });
      return { op, in: [a, b], out };
    case 'pool':
      addOutput({ channels: shapeA.channels, stride: null });
      return { op, in: [a], out };
    case 'resize':
      addOutput({ channels: shapeA.channels, stride: shapeB.stride });
      return { op, in: [a, b], out };
  }
}

function readLayer(
  fields: Fields,
  layer: Pick<Conv | Depthwise, 'op' | 'in' | 'out'>,
  shape: TensorShape,
  tensors: TensorTable,
): Op {
  const { op, out } = layer;
  const kernel = fields.integer('kernel', 1, LIMITS.kernel);
  const stride = fields.integer('stride', 1, LIMITS.stride);
  const dilation = fields.integer('dilation', 1, LIMITS.dilation);
  const outChannels = fields.integer('outChannels', 1, LIMITS.channels);
  const inChannels = op === 'conv' ? fields.integer('inChannels', 1, LIMITS.channels) : outChannels;
  if (inChannels !== shape.channels)
    throw new Malformed(fields.path, `the tensor has ${shape.channels} channels`);
  const activation = fields.oneOf('activation', ACTIVATIONS);
  const parameters = readParameters(
    fields,
    outChannels,
    kernel * kernel * (op === 'conv' ? inChannels : 1),
    tensors,
  );
  tensors.add(
    out,
    { channels: outChannels, stride: shape.stride && shape.stride * stride },
    fields.path,
  );
  return {
    ...layer,
    kernel,
    stride,
    dilation,
    inChannels,
    outChannels,
    activation,
    ...parameters,
  };
}

function readParameters(
  fields: Fields,
  outChannels: number,
  weightsPerChannel: number,
  tensors: TensorTable,
): LayerParameters {
  const rangeStart = (key: string, bytes: number, alignment: number): number => {
    const start = fields.integer(key, 0, LIMITS.file);
    if (start % alignment !== 0)
      throw new Malformed(fields.pathOf(key), `not a multiple of ${alignment}`);
    tensors.claim(start, bytes, fields.pathOf(key));
    return start;
  };
  return {
    weights: rangeStart('weights', outChannels * weightsPerChannel, 1),
    scales: rangeStart('scales', outChannels * 4, 4),
    bias: rangeStart('bias', outChannels * 4, 4),
  };
}
