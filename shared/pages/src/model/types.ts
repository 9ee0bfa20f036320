import type { Logo } from '@scribblepup/tracing';

/** What the visitor chose for the pages, and a page as vectors. */

export type Family = 'scenes' | 'portraits' | 'patterns' | 'puzzles';

/** What is measured by its own limits: the families, pages of numbered dots, and a dog alone. */
export type Kind = Family | 'dots' | 'dog';

export type Age = '2-3' | '3-5' | '5-8' | '8+';

/** What the visitor chose for the pages. */
export interface Choices {
  readonly name: string;
  /** 1 to 12, or null where it is not known. */
  readonly bornMonth: number | null;
  readonly age?: Age;
  /** 0 (outline only) to 1 (every line); default .75. */
  readonly detail?: number;
  /** Factor on every line width; default 1. */
  readonly lineWidth?: number;
  /** Degrees that hats lean to the right beyond the head's own tilt, as the photo shows it; together at most 18. Default 0. */
  readonly hatTilt?: number;
  /** As `traceLogo` gives it; on the title page and on some of the looks. */
  readonly logo?: Logo | null;
}

/** A drawn path on the sheet: absolute M, L, C, Z only, in sheet units (850 x 1100, 100 = 1 inch). */
export interface PathItem {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: 'white' | 'black';
  /** Stroke width in sheet units; none where absent. Round caps and joins, black. */
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
  /** Share of the ranked lines that is drawn, 0 to 1. */
  readonly detail: number;
  readonly markings: boolean;
  /** A path (as in PathItem) that the dog is clipped to. */
  readonly clip?: string;
  /** Everything (default), all but the outline, or the outline alone. */
  readonly parts?: 'all' | 'inside' | 'outline';
  /** Eyes and nose as outlines, where solid ones would be too much black. */
  readonly hollow?: boolean;
  /** How far the middles of its lines stay from its outline, in sheet units: no field is parted from it then. */
  readonly clear?: number;
}

export type PageItem = PathItem | DogItem;

/** One coloring page, painter's order. The dog itself is stored once, beside the pages. */
export interface Page {
  readonly look: string;
  readonly title: string;
  readonly family: Family;
  readonly items: readonly PageItem[];
}

/** What the PDF writer and the rasteriser draw: a page with its dog put in. */
export interface SheetPath {
  readonly d: string;
  readonly fill: 'black' | 'white' | null;
  /** Stroke width in sheet units, black; null for none. */
  readonly stroke: number | null;
  readonly evenOdd: boolean;
  readonly clip?: string;
}
