import type { Draws } from '../draws';
import type { Figure } from '../figure';
import { paint, silhouette, type Look } from '../paint';
import { creatures } from './creatures';
import { furniture } from './furniture';
import { outdoorThings } from './outdoorThings';
import { side, type Thing } from './shapes';

const things: readonly Thing[] = [...furniture, ...outdoorThings];

/** One of the things as a figure. */
const figureOf = (thing: Thing, random: Draws, looks: (random: Draws) => Look): Figure => {
  const parts = thing(random);
  const look = { ...looks(random), soft: random.chance(0.3) };
  return {
    width: side,
    height: side,
    area: 80_000,
    markup: paint(parts, look),
    silhouette: silhouette(parts, look),
    focus: [side / 2, side / 2],
    face: {},
  };
};

/** A drawn thing that is no dog; `lively` is the share of those with a face. */
export const thingFigure = (
  random: Draws,
  looks: (random: Draws) => Look,
  lively: number,
): Figure => figureOf(random.pick(random.chance(lively) ? creatures : things), random, looks);
