// Read from the global object once, because inner loops call it.
const { fround } = Math;

/** Number of rows that `sumWeightedRows` may read past the last one; their factors must be 0. */
export const EXTRA_ROWS = 3;

/**
 * Sums rows, each multiplied by its factor, and rounds to 32 bits after each row.
 * @param offsets where each row begins in `from`
 * @param factors one per row, from index `first` on
 * @param to receives the sum, from index `o` on
 */
export function sumWeightedRows(
  from: Float32Array,
  offsets: Int32Array,
  factors: Float32Array,
  first: number,
  count: number,
  to: Float32Array,
  o: number,
  width: number,
): void {
  startFour(from, offsets, factors, first, to, o, width);
  let j = 4;
  // Adding four rows in one pass costs little more than adding one: most of the time goes into
  // reading and writing the sums.
  for (; count - j > 2; j += 4) addFour(from, offsets, j, factors, first + j, to, o, width);
  if (j < count) addTwo(from, offsets, j, factors, first + j, to, o, width);
}

// These functions are short and are called for each row, so the compiler optimizes them sooner.

function startFour(
  from: Float32Array,
  offsets: Int32Array,
  factors: Float32Array,
  f: number,
  to: Float32Array,
  o: number,
  width: number,
): void {
  const p = offsets[0],
    q = offsets[1],
    r = offsets[2],
    s = offsets[3],
    a = factors[f],
    b = factors[f + 1],
    c = factors[f + 2],
    d = factors[f + 3];
  for (let x = 0; x < width; x++)
    to[o + x] =
      fround(fround(fround(a * from[p + x]) + b * from[q + x]) + c * from[r + x]) + d * from[s + x];
}

function addFour(
  from: Float32Array,
  offsets: Int32Array,
  j: number,
  factors: Float32Array,
  f: number,
  to: Float32Array,
  o: number,
  width: number,
): void {
  const p = offsets[j],
    q = offsets[j + 1],
    r = offsets[j + 2],
    s = offsets[j + 3],
    a = factors[f],
    b = factors[f + 1],
    c = factors[f + 2],
    d = factors[f + 3];
  for (let x = 0; x < width; x++)
    to[o + x] =
      fround(fround(fround(to[o + x] + a * from[p + x]) + b * from[q + x]) + c * from[r + x]) +
      d * from[s + x];
}

function addTwo(
  from: Float32Array,
  offsets: Int32Array,
  j: number,
  factors: Float32Array,
  f: number,
  to: Float32Array,
  o: number,
  width: number,
): void {
  const p = offsets[j],
    q = offsets[j + 1],
    a = factors[f],
    b = factors[f + 1];
  for (let x = 0; x < width; x++) to[o + x] = fround(to[o + x] + a * from[p + x]) + b * from[q + x];
}
