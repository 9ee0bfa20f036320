import { GROUP, padded } from '../kernels/types';
import type { Conv, Depthwise, Weights } from '../weights/types';

/** Positions of a layer's weights, scales and biases in the kernel's memory. */
export interface Packed {
  readonly weights: number;
  readonly scales: number;
  readonly bias: number;
}

/** The parameters of all layers as kernels read them. */
export interface PackedLayers {
  /** Numbers of all layers, ready for the start of a kernel's memory. */
  readonly floats: Float32Array;
  /** Keyed by the tensor that the layer produces. */
  readonly layers: ReadonlyMap<number, Packed>;
}

/** Number of products per sum of a convolution, padded. */
export const depthOf = ({ kernel, inChannels }: Conv): number =>
  padded(kernel * kernel * inChannels);

/**
 * Floats that a layer's weights take. A convolution has 16-bit weights, see kernels/types.ts. The
 * weights of a depthwise layer are float32 and already multiplied by their scales.
 */
const weightsLength = (op: Conv | Depthwise): number =>
  padded(op.outChannels) * (op.op === 'conv' ? depthOf(op) / 2 : op.kernel * op.kernel);

/** Expands the int8 weights of all layers, in the order in which kernels read them. */
export function packLayers({ ops, data }: Weights): PackedLayers {
  const layers = ops.filter((op) => op.op === 'conv' || op.op === 'depthwise');
  const floats = new Float32Array(
    layers.reduce((sum, op) => sum + weightsLength(op) + 2 * padded(op.outChannels), 0),
  );
  const packed = new Map<number, Packed>();
  let offset = 0;
  for (const op of layers) {
    const scales = offset + weightsLength(op);
    const positions = { weights: offset, scales, bias: scales + padded(op.outChannels) };
    pack(op, data, floats, positions);
    packed.set(op.out, positions);
    offset = positions.bias + padded(op.outChannels);
  }
  return { floats, layers: packed };
}

function pack(
  op: Conv | Depthwise,
  data: Uint8Array,
  out: Float32Array,
  { weights, scales, bias }: Packed,
): void {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let c = 0; c < op.outChannels; c++) {
    out[scales + c] = view.getFloat32(op.scales + 4 * c, true);
    out[bias + c] = view.getFloat32(op.bias + 4 * c, true);
  }
  if (op.op === 'conv') packPanels(op, view, new Int16Array(out.buffer, 4 * weights));
  else packFilters(op, view, out.subarray(weights), out.subarray(scales));
}

/** Writes a convolution's weights in panels; see `MultiplyTask`. */
function packPanels(op: Conv, view: DataView, out: Int16Array): void {
  const depth = depthOf(op);
  const weightsPerChannel = op.kernel * op.kernel * op.inChannels;
  for (let c = 0; c < op.outChannels; c++) {
    const panel = (c - (c % GROUP)) * depth + 2 * (c % GROUP);
    for (let k = 0; k < weightsPerChannel; k++)
      out[panel + (k - (k % 2)) * GROUP + (k % 2)] = view.getInt8(
        op.weights + c * weightsPerChannel + k,
      );
  }
}

/** Writes a depthwise layer's weights as `[row][column][channel]`, multiplied by their scales. */
function packFilters(op: Depthwise, view: DataView, out: Float32Array, scales: Float32Array): void {
  const weightsPerChannel = op.kernel * op.kernel;
  for (let c = 0; c < op.outChannels; c++) {
    for (let k = 0; k < weightsPerChannel; k++)
      out[k * padded(op.outChannels) + c] =
        scales[c] * view.getInt8(op.weights + c * weightsPerChannel + k);
  }
}
