import type { DogArt } from '@scribblepup/tracing';
import type { Need } from './needs';

/** How well a dog fits each need, 0 to 1. */
export type Fitness = Readonly<Record<Need, number>>;

/** Minimum distance between the eyes, in dog units, at which a head fills a frame. */
const LARGE_HEAD = 200;
/** Fitness for a portrait of a dog without a known face that the photo crops at the bottom. */
const FACELESS_BUST = 0.3;
/** Fitness that a whole body loses for each side that the photo crops. */
const SIDE_CUT = 0.2;
/** Maximum fitness that a face loses by looking aside, measured by the nose's position. */
const ASIDE = 0.4;
/** Number of solids of a whole face: two eyes and a nose. */
const SOLIDS = 3;

const wholeness = ({ cut }: DogArt): number => {
  const sides = [cut.left, cut.right, cut.top].filter(Boolean).length;
  return cut.bottom ? 0 : Math.max(0, 1 - SIDE_CUT * sides);
};

const headSize = ({ face, cut }: DogArt): number => {
  if (!face) return cut.bottom ? FACELESS_BUST : 0;
  const [[ax, ay], [bx, by]] = face.eyes;
  return Math.min(1, Math.hypot(bx - ax, by - ay) / LARGE_HEAD);
};

/**
 * How sure a face is: whether it is known, its eyes and nose are drawn, and it looks at the viewer.
 */
const sureness = ({ face, solids }: DogArt): number => {
  if (!face) return 0;
  const [[ax], [bx]] = face.eyes;
  const width = Math.abs(bx - ax);
  const aside = width === 0 ? 1 : Math.min(1, Math.abs(face.nose[0] - (ax + bx) / 2) / width);
  return (solids.length >= SOLIDS ? 1 : 1 - ASIDE / 2) - ASIDE * aside;
};

/** How well a dog fits each need. */
export const fitnessOf = (dog: DogArt): Fitness => ({
  whole: wholeness(dog),
  head: headSize(dog),
  face: sureness(dog),
  any: 1,
});
