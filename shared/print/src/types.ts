/** A path in black or white on a sheet of 850 x 1100 units (100 = 1 inch); absolute M, L, C, Z only. */
export interface SheetPath {
  readonly d: string;
  readonly fill: 'black' | 'white' | null;
  /** Stroke width in sheet units, black, round caps and joins; null for none. */
  readonly stroke: number | null;
  readonly evenOdd: boolean;
  /** Clips this path to the inside of another. */
  readonly clip?: string;
}

/** One side of a leaf. */
export type Sheet = readonly SheetPath[];

export interface BookContent {
  /** Goes into the document's title. */
  readonly dogName: string;
  readonly title: Sheet;
  /** 25 pages of art, in the order of the book. */
  readonly pages: readonly Sheet[];
}

export type InteriorVariant = 'home-letter' | 'home-a4' | 'kdp' | 'lulu';

export interface WriteOptions {
  readonly variant?: InteriorVariant;
  readonly signal?: AbortSignal;
  /** Called with 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Written into the document; without it the same book gives the same bytes on any day. */
  readonly date?: Date;
}

/** In points (1/72 in), origin at the lower left, as PDF has it. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PageBoxes {
  /** The paper that is fed, with its bleed. */
  readonly media: Rectangle;
  /** The page as it is after cutting. */
  readonly trim: Rectangle;
}
