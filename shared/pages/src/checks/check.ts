import { DEFAULT_AGE } from '../model/age';
import type { Age, PageKind } from '../model/types';
import type { Measurements } from './measure';

/** A failed gate. */
export interface GateFailure {
  readonly gate: keyof Measurements;
  readonly value: number;
  readonly limit: readonly [min: number, max: number];
}

type Limits = Readonly<Partial<Record<keyof Measurements, readonly [min: number, max: number]>>>;

/** Line widths in points. Printers need .75; wider lines than 5 hide small features of the dog. */
const LINES: Limits = { lineWidth: [1.2, 5], thinLine: [0.8, Infinity] };
/** Large black areas leave nothing to color, and smear. */
const SOLID: Limits = { solid: [0, 1] };

const ANY: Limits = {
  ...LINES,
  ...SOLID,
  // A page with less looks empty; one with more is dark and leaves little to color.
  ink: [3, 14],
  // Specks look like dirt.
  specks: [0, 20],
  // No crayon fits into a sliver.
  slivers: [0, 60],
  // In mm2; a crayon's point covers about a tenth of this.
  medianRegion: [40, Infinity],
  // Print shops trim the margin, and home printers cannot reach it.
  margin: [0, 0],
};
/** Patterns consist of small fields. */
const PATTERN: Limits = { ...ANY, slivers: [0, 120], medianRegion: [0, Infinity] };

/** The limits for each kind of page. */
export const GATES: Readonly<Record<PageKind, Limits>> = {
  // A scene has more to color than its dog.
  scenes: { ...ANY, regions: [20, Infinity] },
  portraits: ANY,
  patterns: PATTERN,
  puzzles: ANY,
  // The digits next to the dots have holes.
  dots: { ...ANY, slivers: [0, 120] },
  // A dog is only part of a page: the rest may add as much again.
  dog: {
    ...LINES,
    ...SOLID,
    ink: [2, 6],
    specks: [0, 5],
    slivers: [0, 15],
    // Broken lines look scratchy.
    components: [1, 90],
  },
};

/** The sheet's margin counts as a white region, but it is not one to color. */
const MARGIN = 1;

/**
 * Limits that depend on the child's age. Young children get few and large fields, wide lines and
 * wide gaps on every kind of page, as is common in coloring books for their age.
 */
const AGED: Readonly<Record<Age, Limits>> = {
  '2-3': { regions: [1 + MARGIN, 5 + MARGIN], lineWidth: [3, 6], gap: [3, Infinity] },
  '3-5': { regions: [6 + MARGIN, 15 + MARGIN], lineWidth: [3, 6], gap: [3, Infinity] },
  '5-8': {},
  '8+': {},
};

/** Maximum number of white regions of a page for this age, with the sheet's margin. */
export const maxRegions = (age: Age = DEFAULT_AGE): number => AGED[age].regions?.[1] ?? Infinity;

/**
 * Returns the gates that a page of this kind fails for children of this age; empty if it may be
 * shown.
 */
export function checkPage(
  measurements: Measurements,
  kind: PageKind,
  age: Age = DEFAULT_AGE,
): GateFailure[] {
  return Object.entries({ ...GATES[kind], ...AGED[age] }).flatMap(([name, limit]) => {
    const gate = name as keyof Measurements;
    const value = measurements[gate];
    return value >= limit[0] && value <= limit[1] ? [] : [{ gate, value, limit }];
  });
}
