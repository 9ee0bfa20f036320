/**
 * Sums rows, each multiplied by its factor, and rounds to 32 bits after each row.
 * @param offsets where each row begins in `from`
 * @param factors one per row, from index `first` on
 * @param to receives the sum
 */
export function sumWeightedRows(
  from: Float32Array,
  offsets: Int32Array,
  factors: Float32Array,
  first: number,
  count: number,
  to: Float32Array,
): void {
  to.fill(0);
  for (let k = 0; k < count; k++) addRow(from, offsets[k], factors[first + k], to);
}

function addRow(from: Float32Array, offset: number, factor: number, to: Float32Array): void {
  for (let x = 0; x < to.length; x++) to[x] += factor * from[offset + x];
}
