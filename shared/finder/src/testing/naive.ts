import type { FloatMap } from '../network/Network';
import { entryOf } from '../network/tensors';
import type { Conv, Depthwise, Op, Weights } from '../weights/types';

/** Runs a network by the literal definition of each op, slowly: the reference for the kernels. */
export function runNaively({ ops, data }: Weights, image: FloatMap): ReadonlyMap<number, FloatMap> {
  const maps = new Map([[0, image]]);
  for (const op of ops)
    maps.set(
      op.out,
      runOp(
        op,
        op.in.map((tensor) => entryOf(maps, tensor)),
        data,
      ),
    );
  return maps;
}

type Value = (y: number, x: number, c: number) => number;

function build(height: number, width: number, channels: number, value: Value): FloatMap {
  const data = new Float32Array(height * width * channels);
  let offset = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++) data[offset++] = value(y, x, c);
  return { height, width, channels, data };
}

const at = ({ height, width, channels, data }: FloatMap, y: number, x: number, c: number): number =>
  y < 0 || x < 0 || y >= height || x >= width ? 0 : data[(y * width + x) * channels + c];

function runOp(op: Op, from: readonly FloatMap[], data: Uint8Array): FloatMap {
  const a = from[0],
    b = from[1];
  switch (op.op) {
    case 'conv':
    case 'depthwise':
      return filter(op, a, data);
    case 'add':
      return build(a.height, a.width, a.channels, (y, x, c) => at(a, y, x, c) + at(b, y, x, c));
    case 'concat': {
      const isRepeated = a.height === 1 && a.width === 1;
      return build(b.height, b.width, a.channels + b.channels, (y, x, c) =>
        c < a.channels
          ? at(a, isRepeated ? 0 : y, isRepeated ? 0 : x, c)
          : at(b, y, x, c - a.channels),
      );
    }
    case 'pool':
      return build(
        1,
        1,
        a.channels,
        (_y, _x, c) =>
          a.data.reduce((sum, v, i) => (i % a.channels === c ? sum + v : sum), 0) /
          (a.height * a.width),
      );
    case 'resize':
      return build(b.height, b.width, a.channels, (y, x, c) =>
        interpolate(
          a,
          (y * (a.height - 1)) / Math.max(1, b.height - 1),
          (x * (a.width - 1)) / Math.max(1, b.width - 1),
          c,
        ),
      );
  }
}

function interpolate(map: FloatMap, y: number, x: number, c: number): number {
  const y0 = Math.floor(y),
    x0 = Math.floor(x),
    ty = y - y0,
    tx = x - x0;
  const alongRow = (row: number): number =>
    (1 - tx) * at(map, row, x0, c) + tx * at(map, row, x0 + 1, c);
  return (1 - ty) * alongRow(y0) + ty * alongRow(y0 + 1);
}

function filter(op: Conv | Depthwise, map: FloatMap, data: Uint8Array): FloatMap {
  const { kernel, stride, dilation, outChannels } = op;
  const view = new DataView(data.buffer, data.byteOffset);
  const paddingBefore = (length: number): number =>
    Math.floor(
      Math.max(
        (Math.ceil(length / stride) - 1) * stride + (kernel - 1) * dilation + 1 - length,
        0,
      ) / 2,
    );
  const top = paddingBefore(map.height),
    left = paddingBefore(map.width);
  const inputs = op.op === 'conv' ? op.inChannels : 1;
  const weight = (c: number, row: number, column: number, i: number): number =>
    view.getInt8(op.weights + ((c * kernel + row) * kernel + column) * inputs + i) *
    view.getFloat32(op.scales + 4 * c, true);
  const value: Value = (y, x, c) => {
    let sum = view.getFloat32(op.bias + 4 * c, true);
    for (let row = 0; row < kernel; row++) {
      for (let column = 0; column < kernel; column++) {
        const fromY = y * stride - top + row * dilation,
          fromX = x * stride - left + column * dilation;
        for (let i = 0; i < inputs; i++)
          sum += weight(c, row, column, i) * at(map, fromY, fromX, op.op === 'conv' ? i : c);
      }
    }
    if (op.activation === 'none') return sum;
    return Math.min(op.activation === 'relu6' ? 6 : Infinity, Math.max(0, sum));
  };
  return build(Math.ceil(map.height / stride), Math.ceil(map.width / stride), outChannels, value);
}
