import type { Conv } from '../weights/types';
import type { Slot } from './plan';

/** The patches of one output row. */
export interface PatchRow {
  /** Input column and row of the first patch's corner; negative in the padding. */
  readonly x: number;
  readonly y: number;
  /** Position of the first patch in the memory. */
  readonly start: number;
  /** Number of patches: the cells of the output row. */
  readonly cells: number;
  /** Floats of a patch. */
  readonly depth: number;
}

/**
 * Copies the input patches of one output row next to each other (im2col), so that the convolution
 * becomes a matrix product (Chellapilla, Puri, Simard 2006, section 3). A patch is
 * `[row][column][channel]`, zero outside the map, padded to `depth` floats.
 */
export function im2col(memory: Float32Array, op: Conv, from: Slot, patches: PatchRow): void {
  const { kernel, dilation } = op;
  const { start, cells, depth } = patches;
  memory.fill(0, start, start + cells * depth);
  for (let row = 0; row < kernel; row++) {
    const y = patches.y + row * dilation;
    if (y < 0 || y >= from.height) continue;
    for (let column = 0; column < kernel; column++) copyTap(memory, op, from, patches, row, column);
  }
}

/** Copies the values under one tap of the window into every patch of the row. */
function copyTap(
  memory: Float32Array,
  { kernel, stride, dilation, inChannels }: Conv,
  from: Slot,
  patches: PatchRow,
  row: number,
  column: number,
): void {
  const line = from.start + (patches.y + row * dilation) * from.width * from.cellStride;
  const firstX = patches.x + column * dilation;
  const to = patches.start + (row * kernel + column) * inChannels;
  const first = Math.max(0, Math.ceil(-firstX / stride)),
    end = Math.min(patches.cells, Math.ceil((from.width - firstX) / stride));
  for (let cell = first; cell < end; cell++) {
    const offset = line + (firstX + cell * stride) * from.cellStride,
      patch = to + cell * patches.depth;
    for (let c = 0; c < inChannels; c++) memory[patch + c] = memory[offset + c];
  }
}
