/** Every third value where another picture exceeds a limit: enough for a percentile. */
export function sampleWhere(
  values: Float32Array,
  other: Float32Array | Uint8Array,
  limit: number,
): Float32Array {
  const sample = new Float32Array(Math.ceil(values.length / 3));
  let count = 0;
  for (let i = 0; i < values.length; i += 3) if (other[i] > limit) sample[count++] = values[i];
  return sample.subarray(0, count);
}
