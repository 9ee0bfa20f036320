import { tilted, type Board, type TitledBoard } from './board';
import { CREATURES } from './creatures';
import { NATURE } from './nature';
import { PLACES } from './places';
import { PLAIN } from './plain';
import { RIDES } from './rides';
import { TREATS } from './treats';

/**
 * Large things that belong to no look. A page uses one if its own layout fails the gates or does
 * not suit the dog. Each of the first pages has a different one.
 */
const OTHERS: readonly TitledBoard[] = [
  NATURE.tulip,
  TREATS.jar,
  RIDES.bus,
  PLACES.clock,
  TREATS.cone,
  PLACES.igloo,
  RIDES.saucer,
  TREATS.mitten,
  RIDES.submarine,
  TREATS.candy,
  RIDES.caravan,
  TREATS.yolk,
  PLACES.lighthouse,
  RIDES.helicopter,
  CREATURES.reindeer,
  RIDES.tractor,
  NATURE.wave,
  CREATURES.cat,
  CREATURES.mouse,
  TREATS.mug,
  TREATS.acorn,
  TREATS.pineapple,
  TREATS.kite,
  TREATS.backpack,
  TREATS.hat,
];

const hasOneMainPart = ({ parts }: Board): boolean =>
  parts.filter(([rank]) => rank === 0).length === 1;

/** The plainest large things: those with one part of rank 0. */
const PLAINEST: readonly TitledBoard[] = [...Object.values(PLAIN), ...OTHERS].filter(
  hasOneMainPart,
);

/**
 * How the plainest things are tilted, in radians, and whether they are mirrored: one entry for each
 * time that they are used, so that no page repeats.
 */
const TILTS: readonly (readonly [rotation: number, mirror: boolean])[] = [
  [0, false],
  [0.28, true],
  [-0.28, false],
  [0.56, true],
];

/** One of the plainest large things for the nth page. */
export const plainBoard = (n: number): TitledBoard => {
  const round = Math.floor(n / PLAINEST.length);
  return tilted(PLAINEST[n % PLAINEST.length], ...TILTS[round % TILTS.length]);
};

/** A large thing for the nth page if its own layout cannot be used. */
export const otherBoard = (n: number): TitledBoard => OTHERS[n] ?? plainBoard(n - OTHERS.length);

/** Every large thing that belongs to no look, by name. */
export const BOARDS: Readonly<Record<string, TitledBoard>> = {
  ...NATURE,
  ...CREATURES,
  ...PLACES,
  ...RIDES,
  ...TREATS,
  ...PLAIN,
};
