import type { DepthwiseTask } from '../types';
import { store } from './multiply';

/**
 * The taps of a window that lie within a map, along one axis: from `first` up to but not including
 * `end`.
 */
interface Taps {
  readonly start: number;
  readonly first: number;
  readonly end: number;
}

function tapsOf(start: number, { kernel, dilation }: DepthwiseTask, length: number): Taps {
  const first = start < 0 ? Math.ceil(-start / dilation) : 0;
  return { start, first, end: Math.min(kernel, Math.ceil((length - start) / dilation)) };
}

/** Filters each channel of a map by itself; see `DepthwiseTask`. */
export function depthwise(memory: Float32Array, task: DepthwiseTask): void {
  const { input, stride, dilation, top, left, height, width, outHeight, outWidth, channels } = task;
  const columns = Array.from({ length: outWidth }, (_, x) =>
    tapsOf(x * stride - left, task, width),
  );
  let output = task.output;
  for (let y = 0; y < outHeight; y++) {
    const rows = tapsOf(y * stride - top, task, height);
    const line = input + (rows.start + rows.first * dilation) * width * channels;
    for (let x = 0; x < outWidth; x++, output += channels) {
      const { start, first, end } = columns[x];
      const corner = line + (start + first * dilation) * channels;
      const weights = task.weights + (rows.first * task.kernel + first) * channels;
      computeCell(memory, task, corner, weights, rows.end - rows.first, end - first, output);
    }
  }
}

/**
 * Computes one output cell. The part of the window within the map starts at `corner`, its weights
 * at `weights`.
 */
function computeCell(
  memory: Float32Array,
  { bias, channels, width, kernel, dilation, low, high }: DepthwiseTask,
  corner: number,
  weights: number,
  rows: number,
  columns: number,
  output: number,
): void {
  const across = dilation * channels;
  const down = (dilation * width - columns * dilation) * channels;
  const nextRow = (kernel - columns) * channels;
  for (let c = 0; c < channels; c += 4) {
    let s0 = memory[bias + c];
    let s1 = memory[bias + c + 1];
    let s2 = memory[bias + c + 2];
    let s3 = memory[bias + c + 3];
    let p = corner + c;
    let w = weights + c;
    for (let row = rows; row > 0; row--, p += down, w += nextRow) {
      for (let column = columns; column > 0; column--, p += across, w += channels) {
        s0 += memory[p] * memory[w];
        s1 += memory[p + 1] * memory[w + 1];
        s2 += memory[p + 2] * memory[w + 2];
        s3 += memory[p + 3] * memory[w + 3];
      }
    }
    store(memory, output + c, s0, s1, s2, s3, low, high);
  }
}
