import type { LabColor, Rgb } from '@scribblepup/imaging/color';

const { hypot } = Math;

/** The color of a hex code such as `#9c6b3f`. */
export const rgbOf = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** Difference of two colors: their distance in Lab (CIE76). */
export const deltaE = (p: LabColor, q: LabColor): number =>
  hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

/** Mixes a color with a share of white: 0 keeps the color, 1 returns white. */
export const tint = ([r, g, b]: Rgb, share: number): Rgb => [
  r + (255 - r) * share,
  g + (255 - g) * share,
  b + (255 - b) * share,
];
