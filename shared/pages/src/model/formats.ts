import {
  isObjectOf,
  isOptionalOf,
  isUnionOf,
  isBoolean,
  isNonNegativeInteger,
  isArrayOf,
  isNullableOf,
  isNumber,
  isOneOf,
  isString,
  isInRange,
  type Infer,
} from '@scribblepup/kernel/schema';
import { isLogo, isPathData } from '@scribblepup/tracing/formats';

/** Schemas of the visitor's choices and of pages as vectors, as stored and as sent to workers. */

export const isFamily = isOneOf('scenes', 'portraits', 'patterns', 'puzzles');
export type Family = Infer<typeof isFamily>;

export const isAge = isOneOf('2-3', '3-5', '5-8', '8+');
export type Age = Infer<typeof isAge>;

const isCompanion = isObjectOf({ name: isString, bornMonth: isNullableOf(isNumber) });

/** Name and birth month of a companion: a dog of the family after the first. */
export type Companion = Infer<typeof isCompanion>;

export const isChoices = isObjectOf({
  name: isString,
  /** 1 to 12, or null if it is unknown. */
  bornMonth: isNullableOf(isNumber),
  /** The family's dogs after the first, in the order of the cast. */
  companions: isOptionalOf(isArrayOf(isCompanion)),
  /** The first drawing shows the companions too, because they are on one photo. */
  inOneDrawing: isOptionalOf(isBoolean),
  age: isOptionalOf(isAge),
  /** 0 (outline only) to 1 (every line); default .75. */
  detail: isOptionalOf(isNumber),
  /** Factor for every line width; default 1. */
  lineWidth: isOptionalOf(isNumber),
  /**
   * Extra tilt of hats in degrees, added to the tilt of the head; positive is to the right as seen
   * in the photo. The sum is clamped to 18 degrees. Default 0.
   */
  hatTilt: isOptionalOf(isNumber),
  /** Logo from `traceLogo`, for the title page and some looks. */
  logo: isOptionalOf(isNullableOf(isLogo)),
});

/** The visitor's choices for the pages. */
export interface Choices extends Infer<typeof isChoices> {
  /**
   * Indexes in the family of the dogs that the choices name, in that order; absent if it is the
   * order of the family. It differs from page to page, so it is not stored.
   */
  readonly dogs?: readonly number[];
}

const isPathItem = isObjectOf({
  kind: isOneOf('path'),
  d: isPathData,
  fill: isOptionalOf(isOneOf('white', 'black')),
  /** Stroke width in sheet units; no stroke if absent. Black, with round caps and joins. */
  stroke: isOptionalOf(isInRange(0, 1000)),
  /** A path to which this one is clipped. */
  clip: isOptionalOf(isPathData),
});

/**
 * A drawn path on the sheet: absolute M, L, C, Z only, in sheet units (850 x 1100, 100 = 1 inch).
 */
export type PathItem = Infer<typeof isPathItem>;

const isDogItem = isObjectOf({
  kind: isOneOf('dog'),
  /** Index of the dog in the cast; absent for the first. */
  who: isOptionalOf(isNonNegativeInteger),
  /**
   * Index of one of the two dogs of a drawing if they do not touch; absent for the whole drawing.
   */
  part: isOptionalOf(isNonNegativeInteger),
  scale: isNumber,
  dx: isNumber,
  dy: isNumber,
  mirror: isBoolean,
  /** Widths in sheet units. */
  line: isNumber,
  outline: isNumber,
  /** Width of the white margin around the dog. */
  halo: isNumber,
  /** Share of the ranked lines to draw, 0 to 1. */
  detail: isNumber,
  markings: isBoolean,
  /** A path (as in PathItem) to which the dog is clipped. */
  clip: isOptionalOf(isPathData),
  /** Draws everything (default), everything except the outline, or only the outline. */
  parts: isOptionalOf(isOneOf('all', 'inside', 'outline')),
  /** Draws eyes and nose as outlines, because solid ones would be too much black. */
  hollow: isOptionalOf(isBoolean),
  /**
   * Minimum distance of the lines' centers from the outline, in sheet units, so that lines do not
   * divide fields.
   */
  clear: isOptionalOf(isNumber),
  /**
   * Sides on which the photo crops the dog and nothing on the page hides that: the body ends there
   * in a soft curve.
   */
  closed: isOptionalOf(isArrayOf(isOneOf('left', 'top', 'right', 'bottom'))),
});

/** The dog on the sheet: x' = dx + (mirror ? -1 : 1) * scale * x, y' = dy + scale * y. */
export type DogItem = Infer<typeof isDogItem>;

const isPageItem = isUnionOf(isPathItem, isDogItem);
export type PageItem = Infer<typeof isPageItem>;

export const isPage = isObjectOf({
  look: isString,
  title: isString,
  family: isFamily,
  items: isArrayOf(isPageItem),
});

/** One coloring page in painter's order. The dog itself is stored once, outside the pages. */
export type Page = Infer<typeof isPage>;

export const isInscription = isObjectOf({
  /** Replaces the dog's name. */
  name: isOptionalOf(isString),
  dedication: isOptionalOf(isString),
  from: isOptionalOf(isString),
});

/** The words on a book's title page that the book's owner chooses. */
export type Inscription = Infer<typeof isInscription>;
