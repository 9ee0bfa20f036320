/**
 * Constants of the procedure. training/README.md has the figures behind them; training/finder.py is
 * the same procedure.
 */

/**
 * Long side of the area in the first pass, px. A larger one finds smaller dogs, at a cost that
 * grows with its square.
 */
export const INPUT_SIDE = 449;
/**
 * Sides of the network's input are multiples of this plus 1, px, so that the cells of all strides
 * fall on its corners.
 */
export const SIDE_STEP = 16;
/** The shortest side, in steps of SIDE_STEP: below 33 px, a stride of 16 leaves hardly any map. */
export const LEAST_STEPS = 2;
/** Input px from one cell of an output to the next. */
export const CELL = 4;

/**
 * The head output's size channel is log(face size in input px / this), so that it lies around zero.
 */
export const SIZE_UNIT = 32;
/** Minimum score of a head's centre; below it, a closer look hardly ever finds a face. */
export const HEAD_SCORE = 0.3;
/**
 * Minimum distance between two heads, in sizes of the larger one; nearer peaks belong to one head.
 */
export const HEADS_APART = 0.7;
/**
 * How many of the surest heads get a pass of their own; each takes about a quarter of the first
 * pass's time.
 */
export const MOST_HEADS = 4;

/** How many of the surest dogs get a close-up. */
export const MOST_CLOSE_UPS = 3;
/**
 * Long side of a close-up, px, and its margin on each side of the dog's box, as a share of the
 * box's sides.
 */
export const CLOSE_UP_SIDE = 449;
export const CLOSE_UP_MARGIN = 0.3;

/**
 * Side of a head's window, px, and the same in face sizes: ears fit in, and the network was trained
 * on it.
 */
export const WINDOW_SIDE = 225;
export const WINDOW_EXTENT = 4;
/**
 * A point lies within this many face sizes of the face's centre; ears are farther out than eyes and
 * nose.
 */
export const EYE_REACH = 1;
export const EAR_REACH = 1.6;

/**
 * Side of the closer window around a found face, in sizes of the face, which is the distance between
 * its eyes or from an eye to the nose. With 2.8 as many faces were right.
 */
export const CLOSER_EXTENT = 3;
/** Least size of the face for that window, in sizes of the head. */
export const LEAST_CLOSER = 0.5;
/** An eye or nose from this confidence on is seen; below it, it counts as hidden. */
export const SEEN_POINT = 0.3;

/**
 * Minimum score of a face; below it, the points are not there. Of 29 correct faces, one scored less
 * than .52.
 */
export const FACE_SCORE = 0.45;

/** A cell counts as dog from this probability on, where dog is likelier than not. */
export const DOG_PROBABILITY = 0.5;
/**
 * A part without a head belongs to a dog within this distance, in square roots of that dog's area:
 * a leash or a bar may cross the dog and split it.
 */
export const PART_REACH = 0.15;
/**
 * A part without a head and far from any dog becomes a dog itself from this share of the searched
 * area on; a smaller one is a speck.
 */
export const LEAST_SHARE = 0.005;
/**
 * A close-up that keeps less than this share of a dog's area in the first pass contradicts it, and
 * says nothing of where the dog is.
 */
export const LEAST_KEPT = 0.1;
/** From this score on, a further head of the first pass makes a further dog, to be looked at again. */
export const FURTHER_HEAD_SCORE = 0.6;
/**
 * A further face counts from this probability on of being another dog's, where it is likelier than
 * not.
 */
export const FURTHER_FACE_PROBABILITY = 0.5;
/**
 * Weights of a logistic regression for that probability, of the values in `further.ts`; fitted on
 * the 199 further faces of 310 photos.
 */
export const FURTHER_FACE_WEIGHTS = {
  constant: -0.13,
  score: 3.7,
  surest: -1.08,
  offCentre: -4.43,
  otherSize: -1.66,
} as const;
/**
 * From this score on, a face outside all parts is a dog, because the network may see a face and
 * miss a black body.
 */
export const LONE_FACE_SCORE = 0.6;
/**
 * A dog with this share of the searched area scores half its mean probability, and larger ones
 * score more, because the subject is seldom small.
 */
export const HALF_SCORE_SHARE = 0.01;

/** A head's body lies on a line of this many face sizes below the face. */
export const BODY_LENGTH = 3;
/** Cells within this many face sizes of a head are surely its own. */
export const SEED_REACH = 0.5;
/** Colours this far apart are unlike, of 255 from black to white. */
export const COLOUR_SIGMA = 18;
/** Weight of a colour's log likelihood against the distance in face sizes. */
export const COLOUR_WEIGHT = 3;
/** How often the colours of the dogs are learnt anew. */
export const COLOUR_ROUNDS = 3;
/** Density of a colour that a dog does not have; keeps its logarithm finite. */
export const LEAST_DENSITY = 1e-3;
/** How many of a dog's cells its colours are learnt from; more give hardly another answer. */
export const MOST_SAMPLES = 100;
/** Weight of the link between two neighbours with unlike colours; like ones have 1. */
export const LEAST_LINK = 1e-3;
/** Weight of a cell's own likelihood against its links. */
export const PRIOR_WEIGHT = 0.01;
/** Steps of relaxation, and how far each goes beyond the mean of the neighbours. */
export const WALK_STEPS = 40;
export const OVERRELAXATION = 1.8;
