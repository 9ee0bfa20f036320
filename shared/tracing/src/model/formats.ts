import {
  isObjectOf,
  isOptionalOf,
  isAnyNumber,
  isUnknown,
  isBoolean,
  isArrayOf,
  isStringMatching,
  isNullableOf,
  isNumber,
  isOneOf,
  isTupleOf,
  type Infer,
  type Schema,
} from '@scribblepup/kernel/schema';
import type { Circle, Point, Polyline, Rect } from '@scribblepup/imaging';

/** Schemas of the stored and posted formats: the visitor's hints and the dog as vectors. */

/**
 * SVG path data as `toPathData` writes it: absolute M, L, C and Z, so it cannot hold markup, and
 * plain decimals, because pages read no exponents.
 */
export const isPathData = isStringMatching(/^[MLCZ\d ,.-]*$/u);

// A hint may hold NaN, from a tap on a picture without a size. The engine leaves such hints out.
const isHintPoint: Schema<Point> = isTupleOf(isAnyNumber, isAnyNumber);
const isHintRect: Schema<Rect> = isObjectOf({
  x: isAnyNumber,
  y: isAnyNumber,
  width: isAnyNumber,
  height: isAnyNumber,
});

const isDab = isObjectOf({
  x: isAnyNumber,
  y: isAnyNumber,
  radius: isAnyNumber,
  mode: isOneOf('keep', 'erase'),
  /**
   * Marks a tap, which changes the region under it, up to the region's edges, instead of the dab's
   * disc.
   */
  region: isOptionalOf(isOneOf(true)),
  /**
   * Starts a new stroke. Otherwise, consecutive dabs of one mode that lie close together form one
   * stroke.
   */
  begins: isOptionalOf(isOneOf(true)),
});

/** A brush dab on the cutout: center and radius in photo px. */
export type Dab = Infer<typeof isDab>;

export const isHints = isObjectOf({
  crop: isOptionalOf(isHintRect),
  dabs: isOptionalOf(isArrayOf(isDab)),
  eyes: isOptionalOf(isArrayOf(isHintPoint)),
  closedEyes: isOptionalOf(isArrayOf(isHintPoint)),
  nose: isOptionalOf(isHintPoint),
  /**
   * Which of several dogs to draw: a point on each, the middle of its box. The engine chooses if
   * there are no points, or none of them is on a dog.
   */
  dogs: isOptionalOf(isArrayOf(isHintPoint)),
});

/** The visitor's hints about the photo, all optional and in photo px. */
export type Hints = Infer<typeof isHints>;

const isPolyline: Schema<Polyline> = isArrayOf(isNumber);
const isPoint: Schema<Point> = isTupleOf(isNumber, isNumber);
const isCircle: Schema<Circle> = isObjectOf({ x: isNumber, y: isNumber, r: isNumber });

const isInkLine = isObjectOf({
  /** Flat triplets x, y, w, where w is the half width as a factor of the nominal half width. */
  points: isArrayOf(isNumber),
  /** Sort key, largest first; the detail slider drops the end of the list. */
  strength: isNumber,
  /** The rim of a spot of the coat. Pages fill it if it is too small to color. */
  spot: isOptionalOf(isOneOf(true)),
});

/** An inner line. */
export type InkLine = Infer<typeof isInkLine>;

export const isDogArt = isObjectOf({
  version: isOneOf(1),
  width: isNumber,
  height: isNumber,
  /** Closed rings, filled by the even-odd rule, largest first. */
  outline: isArrayOf(isPolyline),
  /** Ranked, strongest first. */
  lines: isArrayOf(isInkLine),
  /** Eyes and nose: closed rings filled solid. */
  solids: isArrayOf(isPolyline),
  /** White catch lights in the eyes. */
  lights: isArrayOf(isCircle),
  /** Borders of coat markings, open lines. */
  markings: isArrayOf(isPolyline),
  face: isNullableOf(isObjectOf({ eyes: isTupleOf(isPoint, isPoint), nose: isPoint })),
  /**
   * The head's position, unless both eyes and the nose are known: the middle of its eyes and nose,
   * the largest distance among them, and the nose, if visible. Absent if nothing is known, and in
   * a dog stored by an earlier release.
   */
  head: isOptionalOf(isObjectOf({ at: isPoint, size: isNumber, nose: isOptionalOf(isPoint) })),
  /**
   * Sides on which a straight edge cuts the dog off: the photo's border, a crop or a bar. The top
   * counts only if it is cut from side to side, because a smaller cut is rounded off.
   */
  cut: isObjectOf({ left: isBoolean, top: isBoolean, right: isBoolean, bottom: isBoolean }),
  /**
   * Marks a drawing that probably shows no dog: no dog was found in the photo, or only doubtful
   * ones, and the visitor painted no dabs.
   */
  guessed: isOptionalOf(isOneOf(true)),
  /**
   * A `PackedCoat`, which `unpackCoat` reads; absent in a dog stored by an earlier release. Any
   * value is accepted, because a dog with a damaged coat is treated as a dog without one.
   */
  coat: isUnknown,
});

/**
 * The dog as vectors, in dog units: origin at the top left of its bounds, square root of its
 * area = 500 units. Curves are Catmull-Rom through the points. It holds plain numbers, so it can be
 * stored and posted directly.
 */
export type DogArt = Infer<typeof isDogArt>;

export const isLogo = isObjectOf({ d: isPathData, width: isNumber, height: isNumber });

/** A logo as line art: closed SVG paths of absolute M, L and Z; its longer side is 100 units. */
export type Logo = Infer<typeof isLogo>;
