import type { Random } from '../random';
import { paintColor, woodColor } from './shapes';

/** Paints the background of the whole picture. Width and height are in px. */
export type Ground = (random: Random, width: number, height: number) => string;

/** A rectangle's markup, with more attributes. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rest = '',
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${rest}/>`;

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A gradient from top to bottom, turned by `turn` degrees. */
export const fade = (id: string, from: string, to: string, turn = 0): string =>
  `<linearGradient id="${id}" x2="0" y2="1" gradientTransform="rotate(${turn} .5 .5)">` +
  `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A random color of wood and fur, or of paint. */
export const anyColor = (random: Random): string =>
  random.chance(0.4) ? woodColor(random) : paintColor(random);
