import type { DepthwiseTask } from '../types';
import { store } from './multiply';

/** The part of a window that lies within a map, along one axis: taps from `first` to before `end`. */
interface Taps {
  readonly start: number;
  readonly first: number;
  readonly end: number;
}

function tapsOf(start: number, { kernel, dilation }: DepthwiseTask, length: number): Taps {
  const first = start < 0 ? Math.ceil(-start / dilation) : 0;
  return { start, first, end: Math.min(kernel, Math.ceil((length - start) / dilation)) };
}

export function depthwise(memory: Float32Array, task: DepthwiseTask): void {
  const { stride, top, left, height, width, outHeight, outWidth, channels } = task;
  const columns = Array.from({ length: outWidth }, (_, x) =>
    tapsOf(x * stride - left, task, width),
  );
  let output = task.output;
  for (let y = 0; y < outHeight; y++) {
    const rows = tapsOf(y * stride - top, task, height);
    for (let x = 0; x < outWidth; x++, output += channels)
      cell(memory, task, rows, columns[x]!, output);
  }
}

function cell(
  memory: Float32Array,
  task: DepthwiseTask,
  rows: Taps,
  columns: Taps,
  output: number,
): void {
  const { input, width, weights, bias, channels, kernel, dilation, low, high } = task;
  for (let c = 0; c < channels; c += 4) {
    let s0 = memory[bias + c]!,
      s1 = memory[bias + c + 1]!,
      s2 = memory[bias + c + 2]!,
      s3 = memory[bias + c + 3]!;
    for (let row = rows.first; row < rows.end; row++) {
      const line = input + (rows.start + row * dilation) * width * channels + c;
      for (let column = columns.first; column < columns.end; column++) {
        const p = line + (columns.start + column * dilation) * channels;
        const w = weights + (row * kernel + column) * channels + c;
        s0 += memory[p]! * memory[w]!;
        s1 += memory[p + 1]! * memory[w + 1]!;
        s2 += memory[p + 2]! * memory[w + 2]!;
        s3 += memory[p + 3]! * memory[w + 3]!;
      }
    }
    store(memory, output + c, s0, s1, s2, s3, low, high);
  }
}
