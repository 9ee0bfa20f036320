import type { Circle, Point, Polyline, Rect } from '@scribblepup/imaging';

/** The visitor's hints about a photo, and the dog as vectors. */

/** A brush dab on the cutout: centre and radius in photo px. */
export interface Dab {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly mode: 'keep' | 'erase';
  /** A tap: it changes the region under it, up to the region's edges, instead of the dab's disc. */
  readonly region?: true;
  /**
   * Starts a new stroke. Without it, consecutive dabs of one mode that lie near each other form one
   * stroke.
   */
  readonly begins?: true;
}

/** The visitor's hints about the photo, all optional and in photo px. */
export interface Hints {
  readonly crop?: Rect;
  readonly dabs?: readonly Dab[];
  readonly eyes?: readonly Point[];
  readonly nose?: Point;
  /**
   * Which of several dogs to draw: a point on each, the middle of its box. The engine chooses where
   * there are no points, or none of them is on a dog.
   */
  readonly dogs?: readonly Point[];
}

/**
 * Why the drawing could be better: the dog is small in the photo, the photo is dark or blurred, or
 * no face can be seen.
 */
export type Advice = 'small' | 'dark' | 'blurred' | 'faceless';

/** The dog separated from its background: alpha 0 to 255 over `area` of the photo. */
export interface Cutout {
  readonly width: number;
  readonly height: number;
  readonly alpha: Uint8Array;
  readonly area: Rect;
  /** False where no dog was found and the middle of the crop stands in for it. */
  readonly found: boolean;
  /** Null where nothing needs improving, or no dog was found. */
  readonly advice: Advice | null;
}

/**
 * An inner line: flat triplets x, y, w; w is the half width as a factor of the nominal half width.
 */
export interface InkLine {
  readonly points: readonly number[];
  /**
   * Rank weight, used to sort the largest first; the detail slider cuts off the end of the list.
   */
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
  /** Sides on which a straight edge cuts the dog off: the photo's border, a crop or a bar. */
  readonly cut: {
    readonly left: boolean;
    readonly top: boolean;
    readonly right: boolean;
    readonly bottom: boolean;
  };
}

/** A logo as line art: closed SVG paths of absolute M, L and Z; its longer side is 100 units. */
export interface Logo {
  readonly d: string;
  readonly width: number;
  readonly height: number;
}
