import type { Slot } from './plan';

/** Ops that are too cheap to need a kernel task. */

/** Concatenates the channels of `a` and those of `b`; an `a` of one cell is repeated. */
export function concat(memory: Float32Array, a: Slot, b: Slot, to: Slot): void {
  const cells = to.height * to.width;
  const step = a.height * a.width === cells ? a.cellStride : 0;
  memory.fill(0, to.start, to.start + cells * to.cellStride);
  for (let cell = 0; cell < cells; cell++) {
    const offset = to.start + cell * to.cellStride,
      fromA = a.start + cell * step,
      fromB = b.start + cell * b.cellStride;
    for (let c = 0; c < a.channels; c++) memory[offset + c] = memory[fromA + c];
    for (let c = 0; c < b.channels; c++) memory[offset + a.channels + c] = memory[fromB + c];
  }
}

/** Writes the mean of each channel. */
export function globalAveragePool(memory: Float32Array, from: Slot, to: Slot): void {
  const cells = from.height * from.width;
  for (let c = 0; c < from.cellStride; c++) {
    let sum = 0;
    for (let offset = from.start + c, cell = 0; cell < cells; cell++, offset += from.cellStride)
      sum += memory[offset];
    memory[to.start + c] = sum / cells;
  }
}
