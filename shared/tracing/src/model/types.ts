import type { Circle, Point, Polyline, Rect } from '@scribblepup/imaging';

/** What the visitor says about a photo, and the dog as vectors. */

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
  readonly cut: {
    readonly left: boolean;
    readonly top: boolean;
    readonly right: boolean;
    readonly bottom: boolean;
  };
}

/** A logo as line art: closed paths of absolute M, L and Z, its longer side 100 units. */
export interface Logo {
  readonly d: string;
  readonly width: number;
  readonly height: number;
}
