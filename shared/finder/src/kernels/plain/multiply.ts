import type { MultiplyTask } from '../types';

/**
 * Multiplies matrices (see `MultiplyTask`) in tiles of 2 cells x 4 channels, because engines can
 * keep eight sums in registers but no more.
 */
export function multiply(memory: Float32Array, integers: Int16Array, task: MultiplyTask): void {
  const { cells, depth, channels } = task;
  for (let cell = 0; cell < cells; cell += 2) {
    for (let c = 0; c < channels; c += 4)
      multiplyTile(
        memory,
        integers,
        task,
        task.input + cell * depth,
        c,
        task.output + cell * channels + c,
      );
  }
}

function multiplyTile(
  memory: Float32Array,
  integers: Int16Array,
  { weights, scales, bias, depth, channels, low, high }: MultiplyTask,
  input: number,
  c: number,
  output: number,
): void {
  let a0 = 0,
    a1 = 0,
    a2 = 0,
    a3 = 0;
  let b0 = 0,
    b1 = 0,
    b2 = 0,
    b3 = 0;
  const end = input + depth;
  for (let from = input, w = 2 * weights + c * depth; from < end; from += 2, w += 8) {
    for (let k = 0; k < 2; k++) {
      const a = memory[from + k],
        b = memory[from + depth + k];
      const w0 = integers[w + k],
        w1 = integers[w + k + 2],
        w2 = integers[w + k + 4],
        w3 = integers[w + k + 6];
      a0 += a * w0;
      a1 += a * w1;
      a2 += a * w2;
      a3 += a * w3;
      b0 += b * w0;
      b1 += b * w1;
      b2 += b * w2;
      b3 += b * w3;
    }
  }
  const s = scales + c,
    o = bias + c;
  a0 = memory[o] + memory[s] * a0;
  a1 = memory[o + 1] + memory[s + 1] * a1;
  a2 = memory[o + 2] + memory[s + 2] * a2;
  a3 = memory[o + 3] + memory[s + 3] * a3;
  b0 = memory[o] + memory[s] * b0;
  b1 = memory[o + 1] + memory[s + 1] * b1;
  b2 = memory[o + 2] + memory[s + 2] * b2;
  b3 = memory[o + 3] + memory[s + 3] * b3;
  store(memory, output, a0, a1, a2, a3, low, high);
  store(memory, output + channels, b0, b1, b2, b3, low, high);
}

/** Writes four results, clamped to the range from `low` to `high`. */
export function store(
  memory: Float32Array,
  offset: number,
  a: number,
  b: number,
  c: number,
  d: number,
  low: number,
  high: number,
): void {
  memory[offset] = a < low ? low : a > high ? high : a;
  memory[offset + 1] = b < low ? low : b > high ? high : b;
  memory[offset + 2] = c < low ? low : c > high ? high : c;
  memory[offset + 3] = d < low ? low : d > high ? high : d;
}
