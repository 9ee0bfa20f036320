import { padded } from '../kernels/types';
import type { Conv, Depthwise, Weights } from '../weights/types';

/** Positions of a layer's weights and biases in the kernel's memory. */
export interface Packed {
  readonly weights: number;
  readonly bias: number;
}

export interface PackedLayers {
  /** Weights and biases of all layers, ready for the start of a kernel's memory. */
  readonly floats: Float32Array;
  /** Keyed by the tensor that the layer produces. */
  readonly layers: ReadonlyMap<number, Packed>;
}

/** Number of products per sum of a convolution, padded. */
export const depthOf = ({ kernel, inChannels }: Conv): number =>
  padded(kernel * kernel * inChannels);

const weightsLength = (op: Conv | Depthwise): number =>
  padded(op.outChannels) * (op.op === 'conv' ? depthOf(op) : op.kernel * op.kernel);

/** Expands the int8 weights of all layers to float32, in the order in which kernels read them. */
export function packLayers({ ops, data }: Weights): PackedLayers {
  const layers = ops.filter((op) => op.op === 'conv' || op.op === 'depthwise');
  const floats = new Float32Array(
    layers.reduce((sum, op) => sum + weightsLength(op) + padded(op.outChannels), 0),
  );
  const packed = new Map<number, Packed>();
  let at = 0;
  for (const op of layers) {
    const place = { weights: at, bias: at + weightsLength(op) };
    pack(op, data, floats, place);
    packed.set(op.out, place);
    at = place.bias + padded(op.outChannels);
  }
  return { floats, layers: packed };
}

function pack(
  op: Conv | Depthwise,
  data: Uint8Array,
  out: Float32Array,
  { weights, bias }: Packed,
): void {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const each = op.kernel * op.kernel * (op.op === 'conv' ? op.inChannels : 1);
  const place = op.op === 'conv' ? inPanels(depthOf(op)) : besideEachOther(padded(op.outChannels));
  for (let c = 0; c < op.outChannels; c++) {
    const scale = view.getFloat32(op.scales + 4 * c, true);
    out[bias + c] = view.getFloat32(op.bias + 4 * c, true);
    for (let k = 0; k < each; k++)
      out[weights + place(c, k)] = scale * view.getInt8(op.weights + c * each + k);
  }
}

type Place = (channel: number, k: number) => number;

const inPanels =
  (depth: number): Place =>
  (c, k) =>
    (c - (c % 4)) * depth + k * 4 + (c % 4);

const besideEachOther =
  (channels: number): Place =>
  (c, k) =>
    k * channels + c;
