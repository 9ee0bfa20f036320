import type { LabColour, Rgb } from '@scribblepup/imaging/colour';

const { hypot } = Math;

export const rgbOf = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** Distance of two colours in Lab. */
export const difference = (p: LabColour, q: LabColour): number =>
  hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

/** Mixes a colour with a share of white: 0 keeps the colour, 1 returns white. */
export const paled = ([r, g, b]: Rgb, share: number): Rgb => [
  r + (255 - r) * share,
  g + (255 - g) * share,
  b + (255 - b) * share,
];
