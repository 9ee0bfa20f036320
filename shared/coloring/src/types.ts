/** The engine's data: what goes in, the dog as vectors, and pages as vectors. */

/** RGBA pixels, row by row, four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A rectangle in pixels of the photo. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** Flat coordinates x0, y0, x1, y1, ... of a line or, where it says ring, of a closed curve. */
export type Polyline = readonly number[];

/** A brush dab on the cutout: centre and radius in pixels of the photo. */
export interface Dab {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly mode: 'keep' | 'erase';
  /** A tap: what changes is the region under it, bounded by its edges, not the dab itself. */
  readonly region?: true;
  /** The first dab of a stroke; without it dabs of one mode that lie near each other make one. */
  readonly begins?: true;
}

/** What the visitor said about the photo; all of it optional, all in pixels of the photo. */
export interface Hints {
  readonly crop?: Rect;
  readonly dabs?: readonly Dab[];
  readonly eyes?: readonly Point[];
  readonly nose?: Point;
  /** The dogs to draw where several are found: a point on each, the middle of its box. The engine chooses where there is none, or none on a dog. */
  readonly dogs?: readonly Point[];
}

/** What would make a better drawing: a dog that is small in the photo, a photo that is dark or blurred, a face that cannot be seen. */
export type Advice = 'small' | 'dark' | 'blurred' | 'faceless';

/** The dog separated from its background: alpha 0 to 255 over `area` of the photo. */
export interface Cutout {
  readonly width: number;
  readonly height: number;
  readonly alpha: Uint8Array;
  readonly area: Rect;
  /** False where no dog was found and the middle of the crop was taken. */
  readonly found: boolean;
  /** Null where nothing is amiss, or no dog was found. */
  readonly advice: Advice | null;
}

/** An inner line: flat triplets x, y, w; w is the half width as a factor of the nominal one. */
export interface InkLine {
  readonly points: readonly number[];
  /** Rank weight, largest first; the detail slider cuts the list. */
  readonly strength: number;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * The dog as vectors, in dog units: origin at the top left of its bounds, square root of its
 * area = 500 units. Curves are Catmull-Rom through the points. Plain numbers, so that it can be
 * stored and posted as it is.
 */
export interface DogArt {
  readonly version: 1;
  readonly width: number;
  readonly height: number;
  /** Closed rings, even-odd; the largest first. */
  readonly outline: readonly Polyline[];
  /** Ranked, strongest first. */
  readonly lines: readonly InkLine[];
  /** Eyes and nose: closed rings filled solid. */
  readonly solids: readonly Polyline[];
  /** White catch-lights in the eyes. */
  readonly lights: readonly Circle[];
  /** Borders of coat markings, open lines. */
  readonly markings: readonly Polyline[];
  readonly face: { readonly eyes: readonly [Point, Point]; readonly nose: Point } | null;
  /** Sides on which the photo's edge cuts the dog off. */
  readonly cut: { readonly left: boolean; readonly top: boolean; readonly right: boolean; readonly bottom: boolean };
}

export type Family = 'scenes' | 'portraits' | 'patterns' | 'puzzles';

export type Age = '2-3' | '3-5' | '5-8' | '8+';

/** A logo as line art: closed paths of absolute M, L and Z, its longer side 100 units. */
export interface Logo {
  readonly d: string;
  readonly width: number;
  readonly height: number;
}

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
