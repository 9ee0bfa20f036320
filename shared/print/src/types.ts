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

export type PrintShop = 'kdp' | 'lulu';

/** What is on the front or the back of a cover, from the bottom up. */
export interface CoverFace {
  /** A JPEG that fills the face to beyond its cut edges; see `facePixels`. */
  readonly picture?: Uint8Array;
  /** A drawing, black and white. */
  readonly sheet?: Sheet;
  /** Puts a white card with round corners under the drawing. */
  readonly card?: boolean;
}

export interface CoverContent {
  /** Goes into the document's title. */
  readonly dogName: string;
  /** Of the whole cover, as `#rrggbb`. */
  readonly colour: string;
  readonly front: CoverFace;
  readonly back?: CoverFace;
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
