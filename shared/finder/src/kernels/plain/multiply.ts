import type { Multiply } from '../types';

/**
 * Multiplies in tiles of 2 cells x 4 channels, because engines can keep eight sums in registers but
 * no more.
 */
export function multiply(memory: Float32Array, task: Multiply): void {
  const { cells, depth, channels } = task;
  for (let cell = 0; cell < cells; cell += 2) {
    for (let c = 0; c < channels; c += 4)
      tile(memory, task, task.input + cell * depth, c, task.output + cell * channels + c);
  }
}

function tile(
  memory: Float32Array,
  { weights, bias, depth, channels, low, high }: Multiply,
  input: number,
  c: number,
  output: number,
): void {
  let a0 = memory[bias + c],
    a1 = memory[bias + c + 1],
    a2 = memory[bias + c + 2],
    a3 = memory[bias + c + 3];
  let b0 = a0,
    b1 = a1,
    b2 = a2,
    b3 = a3;
  for (let k = 0, w = weights + c * depth; k < depth; k++, w += 4) {
    const a = memory[input + k],
      b = memory[input + depth + k];
    const w0 = memory[w],
      w1 = memory[w + 1],
      w2 = memory[w + 2],
      w3 = memory[w + 3];
    a0 += a * w0;
    a1 += a * w1;
    a2 += a * w2;
    a3 += a * w3;
    b0 += b * w0;
    b1 += b * w1;
    b2 += b * w2;
    b3 += b * w3;
  }
  store(memory, output, a0, a1, a2, a3, low, high);
  store(memory, output + channels, b0, b1, b2, b3, low, high);
}

export function store(
  memory: Float32Array,
  at: number,
  a: number,
  b: number,
  c: number,
  d: number,
  low: number,
  high: number,
): void {
  memory[at] = a < low ? low : a > high ? high : a;
  memory[at + 1] = b < low ? low : b > high ? high : b;
  memory[at + 2] = c < low ? low : c > high ? high : c;
  memory[at + 3] = d < low ? low : d > high ? high : d;
}
