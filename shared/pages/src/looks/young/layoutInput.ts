import type { FreeCircle } from '../../canvas/freeCircle';
import type { Prop } from '../../canvas/prop';
import type { Stage } from '../../canvas/stage';
import type { PageFrame } from './frame';

/** Input of a layout for a page for children up to five. */
export interface LayoutInput {
  readonly stage: Stage;
  /** True up to three years: no ground, one thing at most. */
  readonly isToddler: boolean;
  /** True if the page must have as few fields as possible. */
  readonly fewFields: boolean;
  /** Things to color next to the dog, the most characteristic first. */
  readonly things: readonly Prop[];
  readonly hat: Prop | undefined;
  readonly frame: PageFrame | null;
  /** The circle of the ground's sun, which things must not enter. */
  readonly sun: FreeCircle | undefined;
  /** Index among the pages of the same layout. */
  readonly index: number;
  /** Values from 0 to 1 that differ widely between the pages of a layout. */
  readonly across: number;
  readonly down: number;
  readonly size: number;
  readonly mirror: boolean;
  /** Factor for the dog's size. */
  readonly scale: number;
  /**
   * True if things have inner lines, which stay clear of the outline so that they divide no field.
   */
  readonly hasInnerLines: boolean;
  /** Factor for the share of the dog's lines that the age allows. */
  readonly lineFactor: number;
}

/** Interpolates linearly between two values; `share` is 0 at `from` and 1 at `to`. */
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Factor for the line width of things, so that they are as bold as the dog. */
export const THING_LINE_FACTOR = 1.35;
