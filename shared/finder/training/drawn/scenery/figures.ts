import type { Random } from '../random';
import type { Figure } from '../figure';
import { paint, silhouette, type PaintStyle } from '../paint';
import { creatures } from './creatures';
import { furniture } from './furniture';
import { outdoorThings } from './outdoorThings';
import { side, type Thing } from './shapes';

const things: readonly Thing[] = [...furniture, ...outdoorThings];

/** Draws a thing as a figure. */
const figureOf = (
  thing: Thing,
  random: Random,
  paintStyleOf: (random: Random) => PaintStyle,
): Figure => {
  const parts = thing(random);
  const paintStyle = { ...paintStyleOf(random), soft: random.chance(0.3) };
  return {
    width: side,
    height: side,
    area: 80_000,
    markup: paint(parts, paintStyle),
    silhouette: silhouette(parts, paintStyle),
    focus: [side / 2, side / 2],
    face: {},
  };
};

/** A drawn thing other than a dog; `faceProbability` is the probability that it has a face. */
export const thingFigure = (
  random: Random,
  paintStyleOf: (random: Random) => PaintStyle,
  faceProbability: number,
): Figure =>
  figureOf(random.pick(random.chance(faceProbability) ? creatures : things), random, paintStyleOf);
