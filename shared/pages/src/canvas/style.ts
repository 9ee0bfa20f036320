import type { Choices } from '../model/types';
import { AGES, WIDTHS } from './sheet';
import type { Variant } from './variant';

/** How finely a page is drawn, for this child and in this variant. */
export interface Style {
  /** True for the youngest: fewer and larger things. */
  readonly simple: boolean;
  /** True for older children: more and finer fields. */
  readonly rich: boolean;
  /** Width of a prop's line in sheet units. */
  readonly line: number;
  /** Share of the dog's lines that are drawn. */
  readonly detail: number;
  /** Filled shapes and lines that are smaller both ways are left away, in sheet units. */
  readonly least: number;
  /** Lines without a fill up to this factor on the line width are left away. */
  readonly thin: number;
  /** A line width for this child, kept printable. */
  width(base: number): number;
}

/** Factor on line widths where a page has too little ink. */
const HEAVIER = 1.5;

/** Factors on the lines of props from five and from eight years on: the dog stands out, and less of each page is near a line. */
const LIGHTER = 0.91;
const FINER = 0.9;

/** Share of the dog's lines that each step of calm leaves. */
const CALMER = 0.6;

export function styleOf(choices: Choices, variant: Variant): Style {
  const age = AGES[choices.age ?? '5-8'];
  const { simple, rich } = age;
  const wanted = choices.lineWidth ?? 1;
  // The young need wide lines, whatever was wanted.
  const factor =
    age.width * (simple ? Math.max(1, wanted) : wanted) * (variant.heavy ? HEAVIER : 1);
  const width = (base: number): number =>
    Math.round(Math.max(WIDTHS.thinnest, Math.min(WIDTHS.widest, base * factor)) * 100) / 100;
  return {
    simple,
    rich,
    line: width(WIDTHS.prop * (simple ? 1 : rich ? FINER : LIGHTER)),
    detail: Math.min(1, (choices.detail ?? 0.75) * age.detail) * CALMER ** variant.calm,
    least: age.least + 12 * variant.calm,
    thin: variant.plain ? age.thin : 0,
    width,
  };
}
