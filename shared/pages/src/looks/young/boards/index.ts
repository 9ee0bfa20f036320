import type { Board } from './board';
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
const OTHERS: readonly Board[] = [
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

/** The plainest large things, for all further pages. */
const PLAINEST: readonly Board[] = [
  PLAIN.drop,
  PLAIN.crown,
  PLAIN.shirt,
  PLAIN.bottle,
  PLAIN.bubble,
  PLAIN.flag,
  PLAIN.cheese,
];

/** The large thing for the nth page whose own layout failed. */
export const otherBoard = (n: number): Board => OTHERS[n] ?? PLAINEST[n % PLAINEST.length];

/** Every large thing that belongs to no look, by name. */
export const BOARDS: Readonly<Record<string, Board>> = {
  ...NATURE,
  ...CREATURES,
  ...PLACES,
  ...RIDES,
  ...TREATS,
  ...PLAIN,
};
