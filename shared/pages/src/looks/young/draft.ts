import type { Prop } from '../../canvas/prop';
import type { Stage } from '../../canvas/stage';
import type { Border } from './border';

/** What a layout draws a page for the young with. */
export interface Draft {
  readonly stage: Stage;
  /** Up to three years: no ground, one or two things. */
  readonly little: boolean;
  /** True where there may be no field more than needed. */
  readonly few: boolean;
  /** What there is to color beside the dog, the most telling first. */
  readonly things: readonly Prop[];
  readonly hat: Prop | undefined;
  readonly border: Border | null;
  /** Its number among the pages of its layout. */
  readonly turn: number;
  /** Shares from 0 to 1 that lie far from those of the layout's other pages. */
  readonly across: number;
  readonly down: number;
  readonly size: number;
  readonly mirror: boolean;
  /** Factor on the dog's size. */
  readonly scale: number;
  /** Whether things have lines inside, clear of their outline so that they divide nothing. */
  readonly inner: boolean;
  /** Share of the dog's lines that are drawn, of those for the age. */
  readonly lines: number;
}

/** From least to most by a share. */
export const between = (least: number, most: number, share: number): number =>
  least + (most - least) * share;

/** What is behind the point. */
export const part = (v: number): number => v - Math.floor(v);

/** Factor on the width of lines around things: as bold as the dog's. */
export const BOLD = 1.35;
