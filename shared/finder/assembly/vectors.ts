/** Bytes of a vector: four float32. */
export const LANES: usize = 16;

export function clamp(sum: v128, low: v128, high: v128): v128 {
  return f32x4.pmin(f32x4.pmax(sum, low), high);
}

export function addProduct(sum: v128, a: v128, b: v128): v128 {
  return f32x4.add(sum, f32x4.mul(a, b));
}
