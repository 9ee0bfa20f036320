/** The parameters of a row, as src/kernels/wasm/flow.ts writes them. Addresses are in bytes. */
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
