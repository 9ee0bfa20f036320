/** The parameters of a row, as src/kernels/wasm.ts writes them. Addresses are in bytes. */
@unmanaged
export class Job {
  /** float32 per pixel. */
  source: usize;
  target: usize;
  tx: usize;
  ty: usize;
  /** One byte per pixel. */
  where: usize;
  /** Scratch space for 2 * `reach` int32. */
  streamline: usize;
  /** Weights (float32) for distances from 0 to `reach` px. */
  spatial: usize;
  /**
   * Weights (float32) for differences in L, from 0 to `rangeSteps` steps, with `stepsPerL` steps
   * per unit of L. Only one weight, 1, if differences do not matter.
   */
  range: usize;
  width: i32;
  height: i32;
  reach: i32;
  rangeSteps: i32;
  stepsPerL: i32;
}

/** Bytes of a float32, and of an int32. */
export const FLOAT: usize = 4;

/** Address of an element of a list. */
export function at(list: usize, index: i32): usize {
  return list + (index as usize) * FLOAT;
}

/** Reads an element of a list of float32. */
export function floatAt(list: usize, index: i32): f64 {
  return load<f32>(at(list, index)) as f64;
}
