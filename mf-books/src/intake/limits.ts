/** Maximum size of a file, bytes. */
export const MAX_BYTES = 64 * 1024 * 1024;
/** Maximum number of pixels to decode: a decoded pixel takes four bytes or more. */
export const MAX_PIXELS = 100_000_000;
/** Longest side that a canvas can hold, px. */
export const MAX_SIDE = 16_384;
/** Minimum length of a photo's shorter side for drawing a page, px. */
export const MIN_SIDE = 200;
/** Minimum length of a logo's shorter side, px. */
export const MIN_LOGO_SIDE = 32;
