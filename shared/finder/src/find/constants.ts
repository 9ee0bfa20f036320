/**
 * Constants of the procedure. training/README.md gives the measurements behind them;
 * training/finder.py implements the same procedure.
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
/** Minimum side, in steps of SIDE_STEP: below 33 px, a map of stride 16 has hardly any cells. */
export const MIN_STEPS = 2;
/** Input px from one cell of an output to the next. */
export const OUTPUT_STRIDE = 4;

/**
 * The size channel of the head output is log(face size in input px / this), which is around zero.
 */
export const SIZE_UNIT = 32;
/** Minimum score of a head's center; below it, a pass over the head hardly ever finds a face. */
export const MIN_HEAD_SCORE = 0.3;
/**
 * Minimum distance between two heads, in sizes of the larger one; closer peaks belong to one head.
 */
export const MIN_HEAD_DISTANCE = 0.7;
/**
 * Maximum number of heads that get a pass of their own; those with the highest scores do. Each pass
 * takes about a third of the first one's time.
 */
export const MAX_HEADS = 4;

/** Maximum number of dogs that get a close-up; those with the highest scores do. */
export const MAX_CLOSE_UPS = 3;
/**
 * Long side of a close-up, px, and its margin on each side of the dog's box, as a share of the
 * box's sides.
 */
export const CLOSE_UP_SIDE = 449;
export const CLOSE_UP_MARGIN = 0.3;

/**
 * Side of a head's window in input px and in face sizes: the ears fit in, and the network was
 * trained at this scale.
 */
export const WINDOW_SIDE = 225;
export const WINDOW_EXTENT = 4;
/**
 * A keypoint lies within this many face sizes of the face's center; ears are farther out than eyes
 * and nose.
 */
export const EYE_REACH = 1;
export const EAR_REACH = 1.6;

/**
 * Side of the closer window around a found face, in sizes of the face: the largest distance among
 * its eyes and nose. A side of 2.8 found as many faces.
 */
export const REFINED_EXTENT = 3;
/** Minimum size of the face for that window, in sizes of the head. */
export const MIN_REFINED_SIZE = 0.5;
/** Minimum confidence at which an eye or the nose counts as visible. */
export const MIN_VISIBLE_CONFIDENCE = 0.3;

/**
 * Minimum score of a face; others are dropped. Only one of 29 correctly found faces scored below
 * .52.
 */
export const MIN_FACE_SCORE = 0.45;

/** Minimum probability at which a cell counts as dog: it is more likely dog than not. */
export const DOG_PROBABILITY = 0.5;
/**
 * A part without a head joins a dog within this distance, in square roots of that dog's area,
 * because a leash or a bar may split a dog.
 */
export const PART_REACH = 0.15;
/**
 * Minimum share of the searched area at which a part without a head, far from any dog, counts as a
 * dog; a smaller part is a speck.
 */
export const MIN_AREA_SHARE = 0.005;
/**
 * A close-up that keeps less than this share of a dog's first-pass area contradicts the first pass
 * and is discarded.
 */
export const MIN_KEPT_SHARE = 0.1;
/**
 * Minimum score at which a head of the first pass, besides the best one, counts as a dog of its
 * own.
 */
export const MIN_OTHER_HEAD_SCORE = 0.6;
/**
 * Minimum probability that a face, besides the best one, belongs to a dog of its own: more likely
 * than not.
 */
export const MIN_OTHER_DOG_PROBABILITY = 0.5;
/**
 * Weights of the logistic regression that predicts this probability in `otherDogs.ts`, fitted to
 * the 199 other faces of 310 photos.
 */
export const OTHER_DOG_WEIGHTS = {
  intercept: -0.13,
  score: 3.7,
  bestScore: -1.08,
  offCenter: -4.43,
  sizeDifference: -1.66,
} as const;
/**
 * Minimum score at which a face outside all parts is a dog: the network may see a face and miss a
 * black body.
 */
export const MIN_LONE_FACE_SCORE = 0.6;
/**
 * A dog with this share of the searched area scores half its mean probability. Larger dogs score
 * more, because the subject of a photo is seldom small.
 */
export const HALF_SCORE_SHARE = 0.01;

/** A body is assumed to lie along a line down from the head, this many face sizes long. */
export const BODY_LENGTH = 3;
/** Cells within this many face sizes of a head certainly belong to it. */
export const SEED_REACH = 0.5;
/** Distance at which two colors count as different, where black and white are 255 apart. */
export const COLOR_SIGMA = 18;
/** Weight of a color's log likelihood relative to the distance in face sizes. */
export const COLOR_WEIGHT = 3;
/** How many times the colors of the dogs are relearned. */
export const COLOR_ROUNDS = 3;
/** Density given to a color that a dog does not have, to keep the logarithm finite. */
export const MIN_DENSITY = 1e-3;
/** Maximum number of cells from which a dog's colors are learned; more hardly change the result. */
export const MAX_SAMPLES = 100;
/** Added to the similarity of neighbors (0 to 1), so that very different colors stay linked. */
export const MIN_LINK = 1e-3;
/** Weight of a cell's prior relative to its links. */
export const PRIOR_WEIGHT = 0.01;
/** Number of relaxation steps, and the relaxation factor of each. */
export const WALK_STEPS = 40;
export const OVERRELAXATION = 1.8;
