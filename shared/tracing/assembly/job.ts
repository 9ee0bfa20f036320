/** What a row needs to know, as src/kernels/wasm.ts writes it. Places are byte addresses. */
@unmanaged
export class Job {
  /** float32 per pixel. */
  source: usize;
  out: usize;
  tx: usize;
  ty: usize;
  /** A byte per pixel. */
  where: usize;
  /** Room for 2 `reach` int32. */
  ways: usize;
  /** float32 by the distance from 0 to `reach`. */
  weights: usize;
  /** float32 by the difference in L, from 0 to `lastAlike` steps; `perL` of them for a unit. */
  alike: usize;
  width: i32;
  height: i32;
  reach: i32;
  lastAlike: i32;
  perL: i32;
}

/** Bytes of a float32, and of an int32. */
export const FLOAT: usize = 4;

/** The address of a number in a list. */
export function at(list: usize, index: i32): usize {
  return list + (index as usize) * FLOAT;
}

/** A number of a list of float32. */
export function floatAt(list: usize, index: i32): f64 {
  return load<f32>(at(list, index)) as f64;
}
