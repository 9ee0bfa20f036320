/**
 * A black or white path on a sheet of 850 x 1100 units (100 = 1 inch). Path data has absolute M, L,
 * C and Z only.
 */
export interface SheetPath {
  readonly d: string;
  readonly fill: 'black' | 'white' | null;
  /** Stroke width in sheet units, black, round caps and joins; null for none. */
  readonly stroke: number | null;
  readonly evenOdd: boolean;
  /** Clips this path to the inside of another. */
  readonly clip?: string;
}

/** The drawing on one page, in painter's order. */
export type Sheet = readonly SheetPath[];

export interface BookContent {
  /** Appears in the document's title. */
  readonly dogName: string;
  readonly title: Sheet;
  /** 25 pages of art, in the order of the book. */
  readonly pages: readonly Sheet[];
  /** Titles of the pages of art, for bookmarks and screen readers. */
  readonly pageTitles?: readonly string[];
}

export type InteriorVariant = 'home-letter' | 'home-a4' | 'kdp' | 'lulu';

export interface WriteOptions {
  readonly variant?: InteriorVariant;
  readonly signal?: AbortSignal;
  /** Called with the progress so far, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export type PrintShop = 'kdp' | 'lulu';

/** Contents of the front or the back of a cover, in painter's order. */
export interface CoverFace {
  /** A JPEG that fills the face and its bleed; `facePixels` returns its size. */
  readonly picture?: Uint8Array;
  /** A black and white drawing. */
  readonly sheet?: Sheet;
  /** Puts a white card with rounded corners under the drawing. */
  readonly card?: boolean;
}

export interface CoverContent {
  /** Appears in the document's title. */
  readonly dogName: string;
  /** Color of the whole cover, as `#rrggbb`. */
  readonly color: string;
  readonly front: CoverFace;
  readonly back?: CoverFace;
}

/** A rectangle in points (1/72 in). The origin is at the lower left, as in PDF. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PageBoxes {
  /** The untrimmed page, with its bleed. */
  readonly media: Rectangle;
  /** The page after trimming. */
  readonly trim: Rectangle;
}
