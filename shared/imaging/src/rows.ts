// Read from the global object once, because inner loops call it.
const { fround } = Math;

/** `weighRows` may read this many rows and factors past the last one; those factors must be 0. */
export const BEYOND = 3;

/**
 * Sums rows, each multiplied by its factor, and rounds to 32 bits after each row.
 * @param at where each row begins in `from`
 * @param factors one per row, from index `first` on
 * @param to receives the sum, from index `o` on
 */
export function weighRows(
  from: Float32Array,
  at: Int32Array,
  factors: Float32Array,
  first: number,
  count: number,
  to: Float32Array,
  o: number,
  width: number,
): void {
  startFour(from, at, factors, first, to, o, width);
  let j = 4;
  // Adding four rows in one pass costs little more than adding one: most of the time goes into
  // reading and writing the sums.
  for (; count - j > 2; j += 4) addFour(from, at, j, factors, first + j, to, o, width);
  if (j < count) addTwo(from, at, j, factors, first + j, to, o, width);
}

// Short functions that are called for each row: the compiler optimizes them sooner.

function startFour(
  from: Float32Array,
  at: Int32Array,
  factors: Float32Array,
  f: number,
  to: Float32Array,
  o: number,
  width: number,
): void {
  const p = at[0],
    q = at[1],
    r = at[2],
    s = at[3],
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
  at: Int32Array,
  j: number,
  factors: Float32Array,
  f: number,
  to: Float32Array,
  o: number,
  width: number,
): void {
  const p = at[j],
    q = at[j + 1],
    r = at[j + 2],
    s = at[j + 3],
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
  at: Int32Array,
  j: number,
  factors: Float32Array,
  f: number,
  to: Float32Array,
  o: number,
  width: number,
): void {
  const p = at[j],
    q = at[j + 1],
    a = factors[f],
    b = factors[f + 1];
  for (let x = 0; x < width; x++) to[o + x] = fround(to[o + x] + a * from[p + x]) + b * from[q + x];
}
