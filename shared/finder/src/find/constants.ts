/** The procedure's constants. training/README.md has the figures behind them; training/finder.py is the same procedure. */

/** Long side of the area in the first pass, px: larger finds smaller dogs, at a cost that grows with its square. */
export const LONG_SIDE = 321;
/** Sides of the network's input are multiples of this plus 1, px, so that the cells of all strides fall on its corners. */
export const SIDE_STEP = 16;
/** The shortest side in such steps: below 33 px a stride of 16 leaves no map to speak of. */
export const LEAST_STEPS = 2;
/** Input px from one cell of an output to the next. */
export const CELL = 4;

/** The head output's size channel is log(face size in input px / this), so that it lies around zero. */
export const SIZE_UNIT = 32;
/** A head's centre scores at least this; below it a closer look finds hardly a face. */
export const HEAD_SCORE = 0.3;
/** Two heads are at least this far apart, in sizes of the larger one; nearer peaks are one head's. */
export const HEADS_APART = 0.7;
/** The surest heads get a pass of their own, no more: each takes as long as half of the first. */
export const MOST_HEADS = 4;

/** So many of the surest dogs are looked at from close by. */
export const MOST_CLOSE_UPS = 3;
/** Long side of a close-up, px, and its margin on each side of the dog's box, in sides of the box. */
export const CLOSE_UP_SIDE = 385;
export const CLOSE_UP_MARGIN = 0.3;

/** Side of a head's window in the second pass, px, and in face sizes: ears fit, and the network was trained on it. */
export const WINDOW_SIDE = 225;
export const WINDOW_EXTENT = 4;
/** A point lies within so many face sizes of the face's centre; ears are farther out than eyes and nose. */
export const EYE_REACH = 1;
export const EAR_REACH = 1.6;

/** A face scores at least this; below it the points are not there. Of 29 right faces one scored less than .52. */
export const FACE_SCORE = 0.45;

/** A cell is of a dog from this probability on: where dog is likelier than not. */
export const DOG_PROBABILITY = 0.5;
/** A part without a head belongs to a dog within this distance, in roots of that dog's area: a leash or a bar crosses it. */
export const PART_REACH = 0.15;
/** A part without a head and far from any dog is a dog itself from this share of the photo on; below, it is a speck. */
export const LEAST_SHARE = 0.005;
/** A further face on the same connected part makes a further dog from this score on. */
export const FURTHER_FACE_SCORE = 0.6;
/** A face outside of all parts is a dog from this score on: the network may see a face and miss a black body. */
export const LONE_FACE_SCORE = 0.6;
/** A dog of this share of the photo scores half of its mean probability, larger ones more: the subject is seldom small. */
export const HALF_SCORE_SHARE = 0.01;
