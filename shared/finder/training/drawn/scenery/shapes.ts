import { shape, type Part } from '../../../../../scripts/demo/dogs/parts';
import { ellipse } from '../../../../../scripts/demo/dogs/paths';
import { hsl, mix } from '../color';
import type { Random } from '../random';

/** Draws a thing's parts on a canvas of 400 x 400 units. */
export type Thing = (random: Random) => Part[];

export const side = 400;

/** A part with an outline and with strokes in a darker tone of its color. */
export const piece = (d: string, color: string, rest: Partial<Part> = {}): Part =>
  shape(d, color, mix(color, '#1A1008', 0.45), rest);

export const oval = (x: number, y: number, rx: number, ry: number, color: string): Part =>
  piece(ellipse(x, y, rx, ry), color);

export const block = (x: number, y: number, width: number, height: number, color: string): Part =>
  piece(`M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`, color);

/** A random color of paint or cloth. */
export const paintColor = (random: Random): string =>
  hsl(random.between(0, 360), random.between(0.15, 0.85), random.between(0.2, 0.85));

/** A random color of wood, which fur may have too. */
export const woodColor = (random: Random): string =>
  hsl(random.between(15, 42), random.between(0.2, 0.65), random.between(0.2, 0.75));
