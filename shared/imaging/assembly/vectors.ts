/** Bytes of a float32, of a vector of four, and of four vectors. */
export const FLOAT: usize = 4;
export const LANES: usize = 16;
export const BLOCK: usize = 64;
