import {
  hasFields,
  isAbsentOr,
  isAnyNumber,
  isAnything,
  isFlag,
  isListOf,
  isMatch,
  isNullOr,
  isNumber,
  isOneOf,
  isTuple,
  type Infer,
  type Schema,
} from '@scribblepup/kernel/schema';
import type { Circle, Point, Polyline, Rect } from '@scribblepup/imaging';

/** Schemas of the formats that are stored and posted: the visitor's hints and the dog as vectors. */

/**
 * SVG path data as `toPathData` writes it: absolute M, L, C and Z, so it cannot hold markup, and
 * plain decimals, because pages read no exponents.
 */
export const isPathData = isMatch(/^[MLCZ\d ,.-]*$/u);

// A hint may hold NaN, from a tap on a picture without a size. The engine leaves such hints out.
const isHintPoint: Schema<Point> = isTuple(isAnyNumber, isAnyNumber);
const isHintRect: Schema<Rect> = hasFields({
  x: isAnyNumber,
  y: isAnyNumber,
  width: isAnyNumber,
  height: isAnyNumber,
});

const isDab = hasFields({
  x: isAnyNumber,
  y: isAnyNumber,
  radius: isAnyNumber,
  mode: isOneOf('keep', 'erase'),
  /**
   * Marks a tap, which changes the region under it, up to the region's edges, instead of the dab's
   * disc.
   */
  region: isAbsentOr(isOneOf(true)),
  /**
   * Starts a new stroke. Otherwise, consecutive dabs of one mode that lie close together form one
   * stroke.
   */
  begins: isAbsentOr(isOneOf(true)),
});

/** A brush dab on the cutout: center and radius in photo px. */
export type Dab = Infer<typeof isDab>;

export const isHints = hasFields({
  crop: isAbsentOr(isHintRect),
  dabs: isAbsentOr(isListOf(isDab)),
  eyes: isAbsentOr(isListOf(isHintPoint)),
  closedEyes: isAbsentOr(isListOf(isHintPoint)),
  nose: isAbsentOr(isHintPoint),
  /**
   * Which of several dogs to draw: a point on each, the middle of its box. The engine chooses if
   * there are no points, or none of them is on a dog.
   */
  dogs: isAbsentOr(isListOf(isHintPoint)),
});

/** The visitor's hints about the photo, all optional and in photo px. */
export type Hints = Infer<typeof isHints>;

const isPolyline: Schema<Polyline> = isListOf(isNumber);
const isPoint: Schema<Point> = isTuple(isNumber, isNumber);
const isCircle: Schema<Circle> = hasFields({ x: isNumber, y: isNumber, r: isNumber });

const isInkLine = hasFields({
  /** Flat triplets x, y, w, where w is the half width as a factor of the nominal half width. */
  points: isListOf(isNumber),
  /** Sort key, largest first; the detail slider drops the end of the list. */
  strength: isNumber,
  /** The rim of a spot of the coat. Pages fill it where it is too small to color. */
  spot: isAbsentOr(isOneOf(true)),
});

/** An inner line. */
export type InkLine = Infer<typeof isInkLine>;

export const isDogArt = hasFields({
  version: isOneOf(1),
  width: isNumber,
  height: isNumber,
  /** Closed rings, filled by the even-odd rule, largest first. */
  outline: isListOf(isPolyline),
  /** Ranked, strongest first. */
  lines: isListOf(isInkLine),
  /** Eyes and nose: closed rings filled solid. */
  solids: isListOf(isPolyline),
  /** White catch-lights in the eyes. */
  lights: isListOf(isCircle),
  /** Borders of coat markings, open lines. */
  markings: isListOf(isPolyline),
  face: isNullOr(hasFields({ eyes: isTuple(isPoint, isPoint), nose: isPoint })),
  /**
   * The head's position, unless both eyes and the nose are known: the middle of its eyes and nose,
   * the largest distance among them, and the nose, if visible. Absent if nothing is known, and in
   * a dog stored by an earlier release.
   */
  head: isAbsentOr(hasFields({ at: isPoint, size: isNumber, nose: isAbsentOr(isPoint) })),
  /**
   * Sides on which a straight edge cuts the dog off: the photo's border, a crop or a bar. The top
   * counts only if it is cut from side to side, because a smaller cut is rounded off.
   */
  cut: hasFields({ left: isFlag, top: isFlag, right: isFlag, bottom: isFlag }),
  /**
   * Marks a drawing that probably shows no dog: none was found in the photo, or only something
   * doubtful, and the visitor painted none.
   */
  guessed: isAbsentOr(isOneOf(true)),
  /**
   * A `PackedCoat`, which `coatIn` reads; absent in a dog stored by an earlier release. Any value
   * is accepted, because a dog with a damaged coat is treated as a dog without one.
   */
  coat: isAnything,
});

/**
 * The dog as vectors, in dog units: origin at the top left of its bounds, square root of its
 * area = 500 units. Curves are Catmull-Rom through the points. It holds plain numbers, so it can be
 * stored and posted directly.
 */
export type DogArt = Infer<typeof isDogArt>;

export const isLogo = hasFields({ d: isPathData, width: isNumber, height: isNumber });

/** A logo as line art: closed SVG paths of absolute M, L and Z; its longer side is 100 units. */
export type Logo = Infer<typeof isLogo>;
