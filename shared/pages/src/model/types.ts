import type { Logo } from '@scribblepup/tracing';

/** Types of the visitor's choices and of a page as vectors. */

export type Family = 'scenes' | 'portraits' | 'patterns' | 'puzzles';

/**
 * Kinds of drawings with their own limits: the families, pages of numbered dots, and a dog alone.
 */
export type Kind = Family | 'dots' | 'dog';

export type Age = '2-3' | '3-5' | '5-8' | '8+';

/** The visitor's choices for the pages. */
export interface Choices {
  readonly name: string;
  /** 1 to 12, or null if it is not known. */
  readonly bornMonth: number | null;
  readonly age?: Age;
  /** 0 (outline only) to 1 (every line); default .75. */
  readonly detail?: number;
  /** Factor on every line width; default 1. */
  readonly lineWidth?: number;
  /**
   * Extra tilt of hats in degrees, added to the tilt of the head; positive is to the right as seen
   * in the photo. The sum is clamped to 18 degrees. Default 0.
   */
  readonly hatTilt?: number;
  /** Logo from `traceLogo`, for the title page and some of the looks. */
  readonly logo?: Logo | null;
}

/** A drawn path on the sheet: absolute M, L, C, Z only, in sheet units (850 x 1100, 100 = 1 inch). */
export interface PathItem {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: 'white' | 'black';
  /** Stroke width in sheet units; no stroke if absent. Black, with round caps and joins. */
  readonly stroke?: number;
  /** A path that this one is clipped to. */
  readonly clip?: string;
}

/** The dog on the sheet: x' = dx + (mirror ? -1 : 1) * scale * x, y' = dy + scale * y. */
export interface DogItem {
  readonly kind: 'dog';
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
  readonly mirror: boolean;
  /** Widths in sheet units. */
  readonly line: number;
  readonly outline: number;
  /** Width of the white margin around the dog. */
  readonly halo: number;
  /** Share of the ranked lines to draw, 0 to 1. */
  readonly detail: number;
  readonly markings: boolean;
  /** A path (as in PathItem) that the dog is clipped to. */
  readonly clip?: string;
  /** Draws everything (default), everything but the outline, or only the outline. */
  readonly parts?: 'all' | 'inside' | 'outline';
  /** Draws eyes and nose as outlines, because solid ones would be too much black. */
  readonly hollow?: boolean;
  /**
   * Minimum distance of the lines' centres from the outline, in sheet units, so that lines divide
   * no field off.
   */
  readonly clear?: number;
}

export type PageItem = PathItem | DogItem;

/** One coloring page in painter's order. The dog itself is stored once, outside the pages. */
export interface Page {
  readonly look: string;
  readonly title: string;
  readonly family: Family;
  readonly items: readonly PageItem[];
}

/**
 * A path of a page with its dog resolved to paths, as the PDF writer and the rasteriser draw it.
 */
export interface SheetPath {
  readonly d: string;
  readonly fill: 'black' | 'white' | null;
  /** Stroke width in sheet units, black; null for none. */
  readonly stroke: number | null;
  readonly evenOdd: boolean;
  readonly clip?: string;
}
