import { DEFAULT_AGE, isYoung } from '../model/age';
import type { Choices } from '../model/types';
import { clamp } from '@scribblepup/imaging/plane';
import { round } from '@scribblepup/imaging/round';
import { AGES, WIDTHS } from './sheet';
import type { Variant } from './variant';

/** Line widths and level of detail of a page, for this child and this variant. */
export interface Style {
  /** True from eight years on, and for a page with too few fields: more and finer fields. */
  readonly rich: boolean;
  /** Width of a prop's line in sheet units. */
  readonly line: number;
  /** Share of the dog's lines to draw. */
  readonly detail: number;
  /** The visitor's extra tilt of hats in radians, to the right in the photo. */
  readonly extraTilt: number;
  /** Shapes and lines that are smaller than this in both directions are dropped, in sheet units. */
  readonly minSize: number;
  /** Lines without a fill are dropped up to this factor of the line width. */
  readonly maxDroppedLine: number;
  /** Scales a line width for this child's age and clamps it to printable widths, in sheet units. */
  width(base: number): number;
}

/** Factor for line widths if a page has too little ink. */
const HEAVY_FACTOR = 1.5;

/**
 * Factors for the lines of props at 5-8 years and from eight years on. Thinner props make the dog
 * stand out and leave more of the page white.
 */
const PROP_FACTOR = 0.91;
const OLDER_PROP_FACTOR = 0.9;

/** Share of the dog's lines that remains after each step of `simplification`. */
const DETAIL_PER_STEP = 0.6;
/** By how much each step of `simplification` raises the minimum size of shapes, in sheet units. */
const MIN_SIZE_PER_STEP = 12;
/** Share of its lines with which a dog is drawn by default. */
const DEFAULT_DETAIL = 0.75;

/** A number that the visitor chose; the fallback if there is none, or it is not finite. */
const chosen = (value: number | undefined, fallback: number): number =>
  value !== undefined && Number.isFinite(value) ? value : fallback;

/** The style for the child's age, the visitor's choices and the variant. */
export function styleOf(choices: Choices, variant: Variant): Style {
  const age = AGES[choices.age ?? DEFAULT_AGE];
  const rich = age.rich || variant.rich === true;
  const young = isYoung(choices.age);
  const detail = chosen(choices.detail, DEFAULT_DETAIL);
  const chosenFactor = chosen(choices.lineWidth, 1);
  // Young children need wide lines, so the visitor may only widen them.
  const factor =
    age.width *
    (young ? Math.max(1, chosenFactor) : chosenFactor) *
    (variant.heavy ? HEAVY_FACTOR : 1);
  const width = (base: number): number => round(clamp(base * factor, WIDTHS.min, WIDTHS.max), 2);
  return {
    rich,
    line: width(WIDTHS.prop * (young ? 1 : age.rich ? OLDER_PROP_FACTOR : PROP_FACTOR)),
    detail: clamp(detail * age.detail, 0, 1) * DETAIL_PER_STEP ** variant.simplification,
    extraTilt: (chosen(choices.hatTilt, 0) * Math.PI) / 180,
    minSize: age.minSize + MIN_SIZE_PER_STEP * variant.simplification,
    maxDroppedLine: variant.plain ? age.maxDroppedLine : 0,
    width,
  };
}
