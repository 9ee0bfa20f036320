import type { Conv } from '../weights/types';
import type { Slot } from './plan';

/**
 * Copies the input patches of one output row next to each other (im2col), so that the convolution
 * becomes a matrix product (Chellapilla, Puri, Simard 2006, section 3). A patch is
 * `[row][column][channel]`, zero outside the map, padded to `depth` floats.
 */
export function copyPatches(
  memory: Float32Array,
  op: Conv,
  from: Slot,
  firstRow: number,
  firstColumn: number,
  cells: number,
  scratch: number,
  depth: number,
): void {
  const { kernel, stride, dilation, inChannels } = op;
  memory.fill(0, scratch, scratch + cells * depth);
  for (let row = 0; row < kernel; row++) {
    const y = firstRow + row * dilation;
    if (y < 0 || y >= from.height) continue;
    for (let column = 0; column < kernel; column++) {
      const to = scratch + (row * kernel + column) * inChannels;
      copyTap(
        memory,
        from,
        y,
        firstColumn + column * dilation,
        stride,
        inChannels,
        to,
        cells,
        depth,
      );
    }
  }
}

/** Copies the values under one tap of the window into every patch of the row. */
function copyTap(
  memory: Float32Array,
  from: Slot,
  y: number,
  firstX: number,
  stride: number,
  channels: number,
  to: number,
  cells: number,
  depth: number,
): void {
  const line = from.start + y * from.width * from.cellStride;
  const first = Math.max(0, Math.ceil(-firstX / stride)),
    end = Math.min(cells, Math.ceil((from.width - firstX) / stride));
  for (let cell = first; cell < end; cell++) {
    const at = line + (firstX + cell * stride) * from.cellStride,
      patch = to + cell * depth;
    for (let c = 0; c < channels; c++) memory[patch + c] = memory[at + c];
  }
}
