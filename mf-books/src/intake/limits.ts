/** Largest file that is read, bytes. */
export const MAX_BYTES = 64 * 1024 * 1024;
/** Largest picture that is decoded: a decoded pixel takes four bytes and more. */
export const MAX_PIXELS = 100_000_000;
/** Longest side that a canvas can hold, px. */
export const MAX_SIDE = 16_384;
/** Shortest side from which a page can be drawn, px. */
export const MIN_SIDE = 200;
/** Shortest side of a logo, px. */
export const MIN_LOGO_SIDE = 32;
