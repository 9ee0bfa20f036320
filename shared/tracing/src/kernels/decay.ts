/** The function is 0 from here on. */
const END = 10;
/** Entries of the table per unit of x. */
const STEPS = 64;

// Quotients of successive terms of the Taylor series, apart from x.
const [SECOND, THIRD, FOURTH, FIFTH] = [1 / 2, 1 / 3, 1 / 4, 1 / 5];

/** e to the power of -x at each step. */
export const DECAY_TABLE = Float64Array.from({ length: END * STEPS }, (_, step) =>
  Math.exp(-step / STEPS),
);

/**
 * e to the power of -x for x >= 0, to 13 digits; 0 from 10 on. WebAssembly has no such function, and
 * both kernels must return the same numbers. A Taylor series bridges the steps of the table.
 */
export function decay(x: number): number {
  if (x >= END) return 0;
  const step = Math.floor(x * STEPS),
    rest = x - step / STEPS;
  const series =
    1 - rest * (1 - rest * SECOND * (1 - rest * THIRD * (1 - rest * FOURTH * (1 - rest * FIFTH))));
  return DECAY_TABLE[step] * series;
}
