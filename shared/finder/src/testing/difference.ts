/**
 * Largest difference between two lists, relative to the largest value of the first (at least 1).
 */
export function relativeDifference(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return Infinity;
  let scale = 1,
    worst = 0;
  for (let i = 0; i < a.length; i++) {
    scale = Math.max(scale, Math.abs(a[i]));
    worst = Math.max(worst, Math.abs(a[i] - b[i]));
  }
  return worst / scale;
}
