import type { DogArt } from '@scribblepup/tracing';
import { crossings, outerRings } from '@scribblepup/imaging/curves/rings';
import type { Need } from './needs';

/** How well a dog fits each need, 0 to 1. */
export type Fitness = Readonly<Record<Need, number>>;

/** Minimum distance between the eyes, in dog units, at which a head fills a frame. */
const LARGE_HEAD = 200;
/** Fitness for a portrait of a dog without a known face that the photo crops at the bottom. */
const FACELESS_BUST = 0.3;
/** Fitness that a whole body loses for each side that the photo crops. */
const SIDE_CUT = 0.2;
/** Maximum fitness that a face loses by turning to the side, measured by the nose's position. */
const TURN_LOSS = 0.4;
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
 * How certain a face is, 0 to 1: whether it is known, its eyes and nose are drawn, and it looks at
 * the viewer.
 */
const faceConfidence = ({ face, solids }: DogArt): number => {
  if (!face) return 0;
  const [[ax], [bx]] = face.eyes;
  const width = Math.abs(bx - ax);
  const noseOffset = width === 0 ? 1 : Math.min(1, Math.abs(face.nose[0] - (ax + bx) / 2) / width);
  return (solids.length >= SOLIDS ? 1 : 1 - TURN_LOSS / 2) - TURN_LOSS * noseOffset;
};

/** Number of heights at which the two sides of a dog are compared. */
const ROWS = 24;

/** Share of a dog's shape that is the same on both sides of the middle of its face, 0 to 1. */
function symmetry({ outline, height, face }: DogArt): number {
  if (!face) return 0;
  const middle = (face.eyes[0][0] + face.eyes[1][0]) / 2;
  let [same, all] = [0, 0];
  for (let row = 0; row < ROWS; row++) {
    const xs = outline.flatMap((ring) => crossings([ring], ((row + 0.5) / ROWS) * height));
    const [left, right] = [middle - Math.min(...xs), Math.max(...xs) - middle];
    if (xs.length === 0) continue;
    same += Math.max(0, Math.min(left, right));
    all += Math.max(left, right);
  }
  return all > 0 ? same / all : 0;
}

/** Share of `evenness` that depends on how whole the body is. */
const WHOLE_SHARE = 0.3;

/**
 * How well one half of a dog shows what the other half looks like, 0 to 1; 0 for two dogs in one
 * drawing.
 */
const evenness = (dog: DogArt): number =>
  outerRings(dog.outline).length > 1
    ? 0
    : symmetry(dog) * (1 - WHOLE_SHARE + WHOLE_SHARE * wholeness(dog));

/** How well a dog fits each need. */
export const fitnessOf = (dog: DogArt): Fitness => ({
  whole: wholeness(dog),
  head: headSize(dog),
  face: faceConfidence(dog),
  even: evenness(dog),
  any: 1,
});
