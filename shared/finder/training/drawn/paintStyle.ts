import type { Random } from './random';
import type { PaintStyle } from './paint';

/** A random style. */
export const randomPaintStyle = (random: Random): PaintStyle => ({
  pen: random.pick([0, 0, 0.3, 0.6, 1]),
  soft: random.chance(0.5),
  strokes: random.chance(0.45),
  light: random.chance(0.6) ? random.between(0.1, 0.5) : 0,
  seed: random.index(1e6),
  patches: [],
});
